import { weekdayNames } from '@kostbar/contracts/meals'
import { type DisplayedDay, displayedDay } from '@kostbar/contracts/nutritionplan/day-sums'
import type { PlanDay, PlannedRecipe as Planned, PlannedMeal } from '@kostbar/contracts/nutritionplan/schemas'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DaySumsTable } from './day-sums-table.tsx'
import { MealNote } from './meal-note.tsx'
import { type LinkToRecipe, PlannedRecipe } from './planned-recipe.tsx'
import { texts } from './texts.ts'
import { visibleMeals } from './week.ts'

/** Width of a day; on phones and tablets part of the next one stays visible. */
export const dayWidthClass = 'w-[min(22rem,86vw)] shrink-0 md:max-lg:w-84'

interface DayCardProps {
  readonly day: PlanDay
  readonly isToday: boolean
  readonly linkTo: LinkToRecipe
}

/** One day of the plan: meals and sums. */
export function DayCard({ day, isToday, linkTo }: DayCardProps) {
  const meals = visibleMeals(day)
  const name = weekdayNames[day.day]
  const displayed = displayedDay(day)
  return (
    <li
      className={classNames(
        dayWidthClass,
        'flex snap-start flex-col rounded-xl bg-raised p-5 shadow-low',
        isToday && 'inset-ring-2 inset-ring-leaf',
      )}
      aria-current={isToday ? 'date' : undefined}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-xl">{name}</h2>
        {isToday ? <Badge tone="leaf">{texts.today}</Badge> : null}
      </div>
      {meals.length > 0 ? (
        <>
          {meals.map((meal) => (
            <Meal key={meal.id} meal={meal} displayed={displayed} linkTo={linkTo} />
          ))}
          <DaySumsTable day={day} name={name} />
        </>
      ) : (
        <p className="mt-4 text-ink-soft">{texts.freeDay}</p>
      )}
    </li>
  )
}

interface MealProps {
  readonly meal: PlannedMeal
  readonly displayed: DisplayedDay<Planned>
  readonly linkTo: LinkToRecipe
}

const Meal = ({ meal, displayed, linkTo }: MealProps) => (
  <section className="mt-4">
    <h3 className="text-lg">{meal.humanifiedMeal}</h3>
    <MealNote note={meal.note} />
    <ul className="mt-1">
      {meal.recipes.map((recipe) => (
        <PlannedRecipe
          key={recipe.id}
          recipe={recipe}
          kcal={displayed.entries.get(recipe)?.kcal ?? 0}
          linkTo={linkTo}
        />
      ))}
    </ul>
  </section>
)
