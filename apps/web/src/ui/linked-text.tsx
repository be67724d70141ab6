import { Link } from 'react-router-dom'

export interface TextLink {
  readonly to: string
  readonly label: string
}

/** A sentence, followed by a link if one is given. */
export const LinkedText = ({ text, link }: { text: string; link?: TextLink | undefined }) => (
  <p>
    {text}
    {link ? (
      <>
        {' '}
        <Link to={link.to} className="font-semibold text-leaf underline underline-offset-4">
          {link.label}
        </Link>
      </>
    ) : null}
  </p>
)
