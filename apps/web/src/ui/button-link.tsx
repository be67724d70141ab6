import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonClassOptions, buttonClass } from './button-class.ts'

/** An internal link styled as a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonClassOptions) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />
}
