import { meals } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { weekdayInVienna } from '../../domain/days/weekday.ts'
import type { MealSlot } from '../../domain/plans/meal-slot.ts'
import { SlotFields } from '../../domain/plans/slot-fields.tsx'
import { query } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

interface PlanRecipeDialogProps {
  readonly recipeId: string
  readonly onSubmit: (slot: MealSlot) => void
  readonly onClose: () => void
}

/** Dialog to choose the meal of the own plan in which to plan a recipe. */
export function PlanRecipeDialog({ onClose, ...form }: PlanRecipeDialogProps) {
  const planQuery = useQuery(query(nutritionplan.mine))
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.addToPlan} size="sm">
      <QueryView
        query={planQuery}
        errorText={texts.planFailed}
        skeleton={
          <SkeletonArea>
            <Skeleton className="h-12 w-full" />
          </SkeletonArea>
        }
      >
        {(plan) => <SlotForm plan={plan} {...form} />}
      </QueryView>
    </Dialog>
  )
}

const slotOf = (plan: readonly PlanDay[], { day, meal }: MealSlot) =>
  plan.find((other) => other.day === day)?.meals.find(({ id }) => id === meal)

interface SlotFormProps extends Omit<PlanRecipeDialogProps, 'onClose'> {
  readonly plan: readonly PlanDay[]
}

function SlotForm({ plan, recipeId, onSubmit }: SlotFormProps) {
  // Switched-off meals are not offered: the recipe would be invisible there.
  const offered = meals.filter((meal) => slotOf(plan, { day: 'Monday', meal })?.enabled !== false)
  const [slot, setSlot] = useState<MealSlot>(() => ({
    day: weekdayInVienna(),
    meal: offered.find((meal) => meal === 'LUNCH') ?? offered[0] ?? 'LUNCH',
  }))
  const isPlanned = slotOf(plan, slot)?.recipes.some(({ id }) => id === recipeId) ?? false
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPlanned) onSubmit(slot)
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <SlotFields
        value={slot}
        meals={offered}
        error={isPlanned ? texts.plannedAlready : undefined}
        onChange={setSlot}
      />
      <p className="mb-4 text-sm text-ink-soft">{texts.planPortion}</p>
      <Button type="submit" wide disabled={isPlanned}>
        {texts.planGo}
      </Button>
    </form>
  )
}
