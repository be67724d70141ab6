import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { agreementSections } from './agreement-text.ts'
import { texts } from './texts.ts'

interface AgreementDialogProps {
  readonly pending: boolean
  /** Accepts the agreement; undefined once the current version is accepted. */
  readonly onAccept: (() => void) | undefined
  readonly onClose: () => void
}

/** Dialog with the text of the agreement and the button that accepts it. */
export const AgreementDialog = ({ pending, onAccept, onClose }: AgreementDialogProps) => (
  <Dialog isOpen onOpenChange={onClose} title={texts.agreementTitle} dismissable={!pending}>
    {agreementSections.map(([title, text]) => (
      <section key={title} className="mb-4">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1">{text}</p>
      </section>
    ))}
    {onAccept ? (
      <Button className="mt-2" pending={pending} onClick={onAccept}>
        {texts.agreementAccept}
      </Button>
    ) : null}
  </Dialog>
)
