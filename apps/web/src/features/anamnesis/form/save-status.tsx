import { Check } from 'lucide-react'
import type { DraftSnapshot } from '../draft/draft-store.ts'
import { texts } from '../texts.ts'

/** 'gespeichert 14:03'. Not announced: a sentence each second would disturb; lost connections are (`SaveProblem`). */
export function SaveStatus({ saveState, updatedAt }: Pick<DraftSnapshot, 'saveState' | 'updatedAt'>) {
  const isSaved = saveState === 'saved' && updatedAt !== null
  return (
    <p className="flex min-h-6 items-center gap-1.5 text-sm text-ink-soft" data-save-state={saveState}>
      {isSaved ? <Check className="size-4 text-leaf" aria-hidden="true" /> : null}
      {isSaved ? texts.saved(updatedAt) : texts.saveState[saveState]}
    </p>
  )
}
