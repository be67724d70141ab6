import { type ReactNode, useState } from 'react'
import { LazyConfirmDialog } from '../../lib/lazy-dialog.tsx'
import { confirmLeave, hasUnguardedChanges } from '../../lib/leave-guards.ts'
import { useUser } from '../../lib/session.ts'
import { hasTypedDrafts } from '../../lib/typed-drafts.ts'
import { hasPendingShopping } from './pending-shopping-keys.ts'
import { texts } from './texts.ts'
import { hasWaitingEntries } from './waiting-entries.ts'

/** What signing out would delete, in words; an empty string when there is nothing. */
async function describeLoss(userId: string): Promise<string> {
  const areEntriesWaiting = await hasWaitingEntries(userId)
  const isMoreUnsaved = hasTypedDrafts() || hasPendingShopping(userId) || (hasUnguardedChanges() && !areEntriesWaiting)
  return [areEntriesWaiting && texts.entries, isMoreUnsaved && texts.unsaved].filter(Boolean).join(' ')
}

/**
 * Asks before signing out about unsaved changes, typed drafts, unsent messages, shopping ticks and items, and waiting protocol
 * entries, which signing out deletes.
 * @returns `confirmSignOut`, true when nothing is lost or the user gives it up, and the dialog to render
 */
export function useConfirmSignOut(): { confirmSignOut: () => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<{ text: string; answer: (signOut: boolean) => void } | null>(null)
  const userId = useUser()?.id
  const confirmSignOut = async () => {
    if (!(await confirmLeave())) return false
    const text = userId === undefined ? '' : await describeLoss(userId)
    return text === '' || new Promise<boolean>((answer) => setQuestion({ text, answer }))
  }
  const close = (signOut: boolean) => {
    question?.answer(signOut)
    setQuestion(null)
  }
  const dialog = question ? (
    <LazyConfirmDialog
      title={texts.title}
      text={question.text}
      confirmLabel={texts.signOut}
      onConfirm={() => close(true)}
      onClose={() => close(false)}
      // The mobile menu may still be taking its own entry out of the history.
      closesOnBack={false}
    />
  ) : null
  return { confirmSignOut, dialog }
}
