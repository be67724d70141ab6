import { Link } from 'react-router-dom'

export interface ToastLinkTarget {
  readonly to: string
  readonly label: string
}

/** Toast with a link. */
export const ToastLink = ({ text, link }: { text: string; link: ToastLinkTarget }) => (
  <p>
    {text}{' '}
    <Link to={link.to} className="font-semibold text-leaf underline underline-offset-4">
      {link.label}
    </Link>
  </p>
)
