import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonLook, buttonClass } from './button-class.ts'

/** An internal link styled as a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />
}
