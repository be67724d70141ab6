import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/override-schemas'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { allergenConflictsOf, overrideInputs } from '../../domain/conflicts/override-input.ts'
import { endpointsWithPlan } from '../../domain/plans/endpoints-with-plan.ts'
import type { MealSlot } from '../../domain/plans/meal-slot.ts'
import { usePlanRights } from '../../domain/plans/use-plan-rights.ts'
import { isStaff } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeBar } from '../../ui/outcome-bar.tsx'
import { PlanRecipeDialog } from './plan-recipe-dialog.tsx'
import { texts } from './texts.ts'

const allergenReasonDialog = async () =>
  (await import('../../domain/conflicts/allergen-reason-dialog.tsx')).AllergenReasonDialog

/** Button that plans a recipe in the own plan, with undo; for members who may edit their plan themselves. */
export function AddToPlan({ recipe }: { recipe: RecipeDetail }) {
  const user = useUser()
  if (!user || isStaff(user)) return null
  return <OwnPlan userId={user.id} recipe={recipe} />
}

interface OwnPlanProps {
  readonly userId: string
  readonly recipe: RecipeDetail
}

/** Meal whose allergen conflicts need a reason before the API plans the recipe. */
interface OverrideQuestion {
  readonly slot: MealSlot
  readonly conflicts: readonly AllergenConflict[]
}

function OwnPlan({ userId, recipe }: OwnPlanProps) {
  const rights = usePlanRights()
  const [isOpen, setOpen] = useState(false)
  const [question, setQuestion] = useState<OverrideQuestion>()
  const [planned, setPlanned] = useState<MealSlot>()
  const { mutate, isPending } = useApiMutation(nutritionplan.toggle, {
    refresh: endpointsWithPlan,
    onSuccess: ({ toggled }, { body: { day, meal } }) => {
      setQuestion(undefined)
      setPlanned(toggled ? { day, meal } : undefined)
    },
    onError: (problem, { body: { day, meal } }) => {
      const conflicts = allergenConflictsOf(problem)
      if (conflicts.length > 0) setQuestion({ slot: { day, meal }, conflicts })
      else toastProblem(problem)
    },
  })
  if (rights !== 'all') return null
  const toggle = (slot: MealSlot, toggled: boolean, overrides: ReturnType<typeof overrideInputs> = []) => {
    if (!isPending) mutate({ body: { ...slot, userId, recipeId: recipe.id, portions: 1, toggled, overrides } })
  }
  return (
    <div className="print:hidden">
      <Button variant="secondary" wide pending={isPending} onClick={() => setOpen(true)}>
        <CalendarPlus className="size-5" aria-hidden="true" />
        {texts.addToPlan}
      </Button>
      <div role="status" className="mt-3 empty:hidden">
        {planned ? (
          <OutcomeBar onUndo={() => toggle(planned, false)} isPending={isPending}>
            {texts.addedToPlan(planned)}
          </OutcomeBar>
        ) : null}
      </div>
      {isOpen ? (
        <PlanRecipeDialog
          recipeId={recipe.id}
          onSubmit={(slot) => {
            setOpen(false)
            toggle(slot, true)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
      {question ? (
        <LazyDialog
          load={allergenReasonDialog}
          props={{
            conflicts: question.conflicts,
            isPending,
            onConfirm: (reason) => toggle(question.slot, true, overrideInputs(question.conflicts, reason)),
            onClose: () => setQuestion(undefined),
          }}
        />
      ) : null}
    </div>
  )
}
