import { CircleAlert } from 'lucide-react'
import { LinkedText, type TextLink } from './linked-text.tsx'

interface FormMessageProps {
  readonly text: string | undefined
  /** Link to the page on which the problem can be solved. */
  readonly link?: TextLink | undefined
}

/**
 * Shows the `root` error of a form in reserved space above its button. Not announced, because a toast has the same
 * text.
 */
export const FormMessage = ({ text, link }: FormMessageProps) => (
  <div className="flex min-h-12 items-center py-1 text-sm font-medium text-berry">
    {text ? (
      <div className="flex items-start gap-1.5">
        <CircleAlert className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
        <LinkedText text={text} link={link} />
      </div>
    ) : null}
  </div>
)
