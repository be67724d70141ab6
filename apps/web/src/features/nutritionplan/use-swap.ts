import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { SwapProposal } from '@kostbar/contracts/nutritionplan/swap-schemas'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { useApiMutation } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblemWith } from '../../lib/toast-problem-with.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import type { PlannedSlot } from './planned-slot.ts'
import { texts } from './texts.ts'

interface SwapDependencies {
  /** Called with the outcome, including undo. */
  readonly onOutcome: (outcome: PlanOutcome) => void
  readonly undo: (revisionId: string) => void
}

/** Swaps a planned recipe of the own plan for another one. */
export function useSwap({ onOutcome, undo }: SwapDependencies) {
  const user = useUser()
  const { mutate, isPending, variables } = useApiMutation(nutritionplan.swap, {
    refresh: [nutritionplan.mine, nutritionplan.swaps],
    onError: toastProblemWith({ changed_meanwhile: texts.planChanged }),
  })
  return {
    /** Id of the recipe that is being swapped in. */
    pendingId: isPending ? variables.body.to : undefined,
    /** @param onClose called when the plan shows the new recipe, or has changed meanwhile */
    swap: ({ day, version, meal, recipe }: PlannedSlot, proposal: SwapProposal, onClose: () => void) => {
      if (!user || isPending) return
      const body = { day, version, meal, from: recipe.id, to: proposal.id, portions: proposal.portions }
      mutate(
        { params: { userId: user.id }, body },
        {
          onSuccess: ({ revisionId }) => {
            const names = [recipe.name, proposal.name].map(recipeName)
            onOutcome({ text: texts.swapDone(names[0] ?? '', names[1] ?? ''), undo: () => undo(revisionId) })
            onClose()
          },
          onError: ({ code }) => {
            if (code === 'changed_meanwhile') onClose()
          },
        },
      )
    },
  }
}
