import { humanifiedMeals, type Meal, meals } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
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
  const { mutate, isPending, variables } = useApiMutation(nutritionplan.togglemeal, {
    refresh: nutritionplan.mine,
    scope: 'meals',
    onError: (problem) => toastProblem(problem),
  })
  const isEnabled = (meal: Meal) =>
    isPending && variables.params.meal === meal
      ? variables.query.enabled === 'true'
      : (days[0]?.meals.find(({ id }) => id === meal)?.enabled ?? true)
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
