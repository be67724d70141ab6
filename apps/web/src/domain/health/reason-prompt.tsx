import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { texts } from './texts.ts'

interface ReasonPromptProps {
  /** User whose health data the admin wants to see. */
  readonly userId: string
}

/** Asks an admin for a reason, after the API's problem `reason_needed`. */
export function ReasonPrompt({ userId }: ReasonPromptProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Notice tone="apricot">
      <p>{texts.reasonTitle}</p>
      <p className="mt-1 font-normal">{texts.reasonText}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
        {texts.reasonButton}
      </Button>
      {isOpen ? <ReasonDialog userId={userId} onClose={() => setOpen(false)} /> : null}
    </Notice>
  )
}
