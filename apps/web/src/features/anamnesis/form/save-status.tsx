import { Check } from 'lucide-react'
import type { DraftSnapshot } from '../draft/draft-store.ts'
import { texts } from '../texts.ts'

/**
 * Save state such as 'gespeichert 14:03'. Not a live region: announcing every save would disturb; `SaveProblem`
 * announces lost connections.
 */
export function SaveStatus({ saveState, updatedAt }: Pick<DraftSnapshot, 'saveState' | 'updatedAt'>) {
  const isSaved = saveState === 'saved' && updatedAt !== null
  return (
    <p className="flex min-h-6 items-center gap-1.5 text-sm text-ink-soft" data-save-state={saveState}>
      {isSaved ? <Check className="size-4 text-leaf" aria-hidden="true" /> : null}
      {isSaved ? texts.saved(updatedAt) : texts.saveState[saveState]}
    </p>
  )
}
