import { useState } from 'react'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'
import { useFocusAfterConsent } from './use-focus-after-consent.ts'

const consentDialog = async () => (await import('./consent-dialog.tsx')).ConsentDialog

interface ConsentInvitationProps {
  /** What the consent opens. */
  readonly text: string
}

/** Invites a member to consent to the processing of health data, in a card of a page about something else. */
export function ConsentInvitation({ text }: ConsentInvitationProps) {
  const [isOpen, setOpen] = useState(false)
  const { prompt, onGiven } = useFocusAfterConsent<HTMLDivElement>()
  return (
    <div ref={prompt}>
      <p className="measure text-ink-soft">{text}</p>
      <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
        {texts.toConsent}
      </Button>
      {isOpen ? <LazyDialog load={consentDialog} props={{ onGiven, onClose: () => setOpen(false) }} /> : null}
    </div>
  )
}
