import type { Request } from '@kostbar/contracts/endpoint'
import { humanifiedMeals, type Meal, meals } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { useMutationState } from '@tanstack/react-query'
import { endpointsWithPlan } from '../../domain/plans/endpoints-with-plan.ts'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { texts } from './texts.ts'

interface MealsDialogProps {
  readonly userId: string
  readonly days: readonly PlanDay[]
  readonly onClose: () => void
}

/** Dialog to switch meals of the own plan on and off for the whole week; their entries are kept. */
export function MealsDialog({ userId, days, onClose }: MealsDialogProps) {
  const { mutate } = useApiMutation(nutritionplan.toggleMeal, {
    refresh: endpointsWithPlan,
    scope: 'meals',
    onError: toastProblem,
  })
  const pending = useMutationState({
    filters: { mutationKey: [nutritionplan.toggleMeal.path], status: 'pending' },
    select: ({ state }) => state.variables as Request<typeof nutritionplan.toggleMeal>,
  })
  const isEnabled = (meal: Meal) => {
    const latest = pending.findLast(({ params }) => params.meal === meal)
    if (latest) return latest.query.enabled === 'true'
    return days[0]?.meals.find(({ id }) => id === meal)?.enabled ?? true
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.mealsTitle} size="sm">
      <p className="mb-3 text-ink-soft">{texts.mealsText}</p>
      {meals.map((meal) => (
        <Checkbox
          key={meal}
          label={humanifiedMeals[meal]}
          checked={isEnabled(meal)}
          onChange={({ target }) =>
            mutate({ params: { id: userId, meal }, query: { enabled: target.checked ? 'true' : 'false' } })
          }
        />
      ))}
    </Dialog>
  )
}
