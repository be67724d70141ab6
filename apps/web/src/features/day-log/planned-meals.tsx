import type { DayChanges, DayEntry } from '@kostbar/contracts/day-log/schemas'
import type { Meal } from '@kostbar/contracts/meals'
import { MealChoice } from './meal-choice.tsx'
import { texts } from './texts.ts'

/** Names of planned dishes by meal. */
export type DishNames = Readonly<Partial<Record<Meal, string>>>

interface PlannedMealsProps {
  readonly meals: DayEntry['meals']
  readonly dishes: DishNames
  /** Text when there are no meals. */
  readonly emptyText: string
  readonly onSave: (changes: DayChanges) => void
}

/** Planned meals of a day, each with what became of it. */
export function PlannedMeals({ meals, dishes, emptyText, onSave }: PlannedMealsProps) {
  if (meals.length === 0) return <p className="measure text-ink-soft">{emptyText}</p>
  return (
    <ul aria-label={texts.meals} className="grid grid-cols-1 gap-x-8 gap-y-5 @2xl:grid-cols-2">
      {meals.map((meal) => (
        <li key={meal.meal}>
          <MealChoice
            meal={meal}
            dishes={dishes[meal.meal]}
            onChange={(state) => onSave({ meals: { [meal.meal]: state } })}
          />
        </li>
      ))}
    </ul>
  )
}
