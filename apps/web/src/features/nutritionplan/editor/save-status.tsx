import { Check, CircleAlert, CloudOff } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useEditor, usePlanValue } from './editor-context.ts'
import { texts } from './texts.ts'

/**
 * Save state such as 'gespeichert 14:03'. Not a live region: announcing every save would disturb; `SaveProblem`
 * announces failures.
 */
export function SaveStatus() {
  const saveState = usePlanValue((snapshot) => snapshot.saveState)
  const savedAt = usePlanValue((snapshot) => snapshot.savedAt)
  const isSaved = saveState === 'saved'
  return (
    <p
      className="flex min-h-6 items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft"
      data-save-state={saveState}
    >
      {isSaved ? <Check className="size-4 shrink-0 text-leaf" aria-hidden="true" /> : null}
      {isSaved && savedAt ? texts.savedAt(savedAt) : texts.saveState[saveState === 'waiting' ? 'unsaved' : saveState]}
    </p>
  )
}

/** Message why changes are not saved and what to do; the changes are kept. */
export function SaveProblem() {
  const { plan } = useEditor()
  const saveState = usePlanValue((snapshot) => snapshot.saveState)
  const problem = usePlanValue((snapshot) => snapshot.problem)
  const isWaiting = saveState === 'waiting'
  return (
    <div role="status">
      {isWaiting || saveState === 'failed' ? (
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-apricot-soft px-4 py-2 font-medium text-apricot-ink">
          {isWaiting ? (
            <CloudOff className="size-5 shrink-0" aria-hidden="true" />
          ) : (
            <CircleAlert className="size-5 shrink-0" aria-hidden="true" />
          )}
          <p className="min-w-0 flex-1 basis-60 py-1">
            {isWaiting ? texts.saveState.waiting : texts.notSaved(problem?.msg ?? '')}
          </p>
          <Button size="sm" variant="quiet" className="text-apricot-ink!" onClick={() => void plan.flush()}>
            {texts.saveNow}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
