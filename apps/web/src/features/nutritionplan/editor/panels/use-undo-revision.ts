import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanRevision } from '@kostbar/contracts/nutritionplan/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { ProblemError } from '../../../../lib/problem-error.ts'
import { toastProblem } from '../../../../lib/toast-problem.ts'
import { toast } from '../../../../ui/toast.ts'
import { useEditor } from '../editor-context.ts'
import { texts } from '../texts.ts'

/**
 * Undoes a revision at the API and reloads the plan.
 * @param onRefused the change was overtaken by a later one
 */
export function useUndoRevision(onRefused: (revision: PlanRevision) => void) {
  const { userId, plan, actions } = useEditor()
  const queries = useQueryClient()
  const [pendingId, setPendingId] = useState<string>()

  async function undo(revision: PlanRevision): Promise<void> {
    // What is unsaved would be compared with what the API holds.
    await plan.flush()
    if (!plan.isSaved()) {
      void toast.error(texts.undoUnsaved)
      return
    }
    try {
      await call(nutritionplan.undo, { params: { userId, id: revision.id }, body: { overrides: [] } })
      await plan.reload(texts.steps.undoneRevision)
      actions.say(texts.steps.undoneRevision)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      if (error.code !== 'changed_meanwhile') return toastProblem(error)
      await plan.reload(texts.steps.adopted)
      onRefused(revision)
    } finally {
      await queries.invalidateQueries({ queryKey: [nutritionplan.revisions.path] })
    }
  }

  return {
    pendingId,
    start: (revision: PlanRevision) => {
      if (pendingId) return
      setPendingId(revision.id)
      void undo(revision).finally(() => setPendingId(undefined))
    },
  }
}
