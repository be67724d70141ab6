import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonLook, buttonClass } from './button-class.ts'

/** A link inside the site that looks like a button, for what leads on rather than acts. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />
}
