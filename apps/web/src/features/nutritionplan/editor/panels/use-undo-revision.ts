import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/override-schemas'
import type { PlanRevision } from '@kostbar/contracts/nutritionplan/revision-schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allergenConflictsOf, overrideInputs } from '../../../../domain/conflicts/override-input.ts'
import { call } from '../../../../lib/api.ts'
import { ProblemError } from '../../../../lib/problem-error.ts'
import { toastProblem } from '../../../../lib/toast-problem.ts'
import { toast } from '../../../../ui/toast.ts'
import { useEditor } from '../editor-context.ts'
import { texts } from '../texts.ts'

/** Revision whose undo needs a reason, with the allergen conflicts it would restore. */
interface OverrideQuestion {
  readonly revision: PlanRevision
  readonly conflicts: readonly AllergenConflict[]
}

/**
 * Undoes a revision at the API and reloads the plan.
 * @param onRefused called when a later change prevents the undo
 */
export function useUndoRevision(onRefused: (revision: PlanRevision) => void) {
  const { userId, plan, actions } = useEditor()
  const queries = useQueryClient()
  const [pendingId, setPendingId] = useState<string>()
  const [question, setQuestion] = useState<OverrideQuestion>()

  async function handle(error: unknown, revision: PlanRevision): Promise<void> {
    if (!(error instanceof ProblemError)) throw error
    const conflicts = allergenConflictsOf(error)
    if (conflicts.length > 0) return setQuestion({ revision, conflicts })
    if (error.code !== 'changed_meanwhile') return toastProblem(error)
    onRefused(revision)
    await plan.reload(texts.steps.adopted, false).catch(toastProblem)
  }

  async function undo(revision: PlanRevision, overrides: ReturnType<typeof overrideInputs>): Promise<void> {
    // Save first: the API compares the revision with its stored state, which lacks unsaved changes.
    await plan.flush()
    if (!plan.isSaved()) {
      toast.error(texts.undoUnsaved)
      return
    }
    try {
      await call(nutritionplan.undo, { params: { userId, id: revision.id }, body: { overrides } })
      setQuestion(undefined)
      await plan.reload(texts.steps.undoneRevision, revision.draft)
      actions.announce(texts.steps.undoneRevision)
    } catch (error) {
      await handle(error, revision)
    } finally {
      await queries.invalidateQueries({ queryKey: [nutritionplan.revisions.path] })
    }
  }

  const start = (revision: PlanRevision, overrides: ReturnType<typeof overrideInputs> = []) => {
    if (pendingId) return
    setPendingId(revision.id)
    void undo(revision, overrides).finally(() => setPendingId(undefined))
  }

  return {
    pendingId,
    start: (revision: PlanRevision) => start(revision),
    /** Conflicts that need a reason; undefined if none do. */
    conflicts: question?.conflicts,
    /** Undoes the revision with this reason. */
    confirm: (reason: string) => {
      if (question) start(question.revision, overrideInputs(question.conflicts, reason))
    },
    cancel: () => setQuestion(undefined),
  }
}
