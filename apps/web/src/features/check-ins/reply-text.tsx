import { focusOnMount } from '../../ui/focus-on-mount.ts'

interface ReplyTextProps {
  readonly title: string
  readonly text: string
  /** Whether it has just been sent: it replaces the form and takes the focus. */
  readonly takesFocus?: boolean
}

/** A trainer's reply to a check-in. */
export const ReplyText = ({ title, text, takesFocus = false }: ReplyTextProps) => (
  <div className="mt-5 rounded-lg bg-leaf-soft p-4">
    <p ref={takesFocus ? focusOnMount : undefined} tabIndex={-1} className="text-sm font-semibold">
      {title}
    </p>
    <p className="measure mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
  </div>
)
