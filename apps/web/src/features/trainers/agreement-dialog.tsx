import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { agreementSections } from './agreement-text.ts'
import { texts } from './texts.ts'

interface AgreementDialogProps {
  /** Version whose text is shown. */
  readonly version: string
  readonly pending: boolean
  /** Accepts the agreement; undefined for an accepted version. */
  readonly onAccept: (() => void) | undefined
  readonly onClose: () => void
}

/**
 * Dialog with the text of the agreement and the button that accepts it. A version that was published after this page was
 * opened has no text here and cannot be accepted.
 */
export function AgreementDialog({ version, pending, onAccept, onClose }: AgreementDialogProps) {
  const sections = agreementSections(version)
  const isKnown = sections.length > 0
  return (
    <Dialog isOpen onOpenChange={onClose} pending={pending} title={texts.agreementTitle}>
      {isKnown ? null : <p>{texts.agreementUnknown}</p>}
      {sections.map(([title, text]) => (
        <section key={title} className="mb-4">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1">{text}</p>
        </section>
      ))}
      {isKnown && onAccept ? (
        <Button className="mt-2" pending={pending} onClick={onAccept}>
          {texts.agreementAccept}
        </Button>
      ) : null}
    </Dialog>
  )
}
