import { type ReactNode, useState } from 'react'
import { hasTypedDrafts } from './draft.ts'
import { hasHeldTicks } from './held-ticks-key.ts'
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx'
import { confirmLeave, isUnsavedUnasked } from './leave-guards.ts'
import { hasWaitingEntries } from './waiting-entries.ts'

const texts = {
  title: 'Trotzdem ausloggen?',
  entries: 'Einträge deines Protokolls sind noch nicht gespeichert. Beim Ausloggen gehen sie verloren.',
  unsaved:
    'Was du geschrieben oder geändert hast, ist noch nicht überall gesendet oder gespeichert. Beim Ausloggen geht es verloren.',
  signOut: 'Ausloggen',
}

/** What signing out would delete, in words; an empty string when there is nothing. */
async function describeLoss(): Promise<string> {
  const areEntriesWaiting = await hasWaitingEntries()
  const isMoreUnsaved = hasTypedDrafts() || hasHeldTicks() || (isUnsavedUnasked() && !areEntriesWaiting)
  return [areEntriesWaiting && texts.entries, isMoreUnsaved && texts.unsaved].filter(Boolean).join(' ')
}

/**
 * Asks before signing out about unsaved changes, typed drafts, unsent messages and shopping ticks, and waiting protocol
 * entries, which signing out deletes.
 * @returns `confirmSignOut`, true when nothing is lost or the user gives it up, and the dialog to render
 */
export function useConfirmSignOut(): { confirmSignOut: () => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<{ text: string; answer: (signOut: boolean) => void } | null>(null)
  const confirmSignOut = async () => {
    if (!(await confirmLeave())) return false
    const text = await describeLoss()
    return text === '' || new Promise<boolean>((answer) => setQuestion({ text, answer }))
  }
  const close = (signOut: boolean) => {
    question?.answer(signOut)
    setQuestion(null)
  }
  const dialog = question ? (
    <LazyConfirmDialog
      thing=""
      title={texts.title}
      text={question.text}
      confirmLabel={texts.signOut}
      onConfirm={() => close(true)}
      onOpenChange={() => close(false)}
      // The mobile menu may still be taking its own entry out of the history.
      closesOnBack={false}
    />
  ) : null
  return { confirmSignOut, dialog }
}
