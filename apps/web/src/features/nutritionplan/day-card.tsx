import { type Meal, weekdayNames } from '@kostbar/contracts/meals'
import { type DisplayedDay, displayedDay } from '@kostbar/contracts/nutritionplan/day-sums'
import type { PlannedFood, PlannedMeal, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { formatShortDay } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DaySumsTable } from './day-sums-table.tsx'
import { MealEntries } from './meal-entries.tsx'
import { MealNote } from './meal-note.tsx'
import type { LinkToRecipe } from './planned-recipe.tsx'
import type { PlannedSlot } from './planned-slot.ts'
import { texts } from './texts.ts'
import { type DatedDay, visibleMeals } from './week.ts'

/** Width of a day card; on phones and tablets part of the next day stays visible. */
export const dayWidthClass = 'w-[min(22rem,86vw)] shrink-0 md:w-84 week-table:w-auto'

/** Grid row of each meal in the week table: row 1 is the day's name, the last row its sums. */
const rowClass: Readonly<Record<Meal, string>> = {
  BREAKFAST: 'week-table:row-start-2',
  MORNING_SNACK: 'week-table:row-start-3',
  LUNCH: 'week-table:row-start-4',
  AFTERNOON_SNACK: 'week-table:row-start-5',
  DINNER: 'week-table:row-start-6',
  LATE_SNACK: 'week-table:row-start-7',
}

interface DayCardProps {
  readonly day: DatedDay
  readonly isToday: boolean
  readonly linkTo: LinkToRecipe
  readonly onChange: ((slot: PlannedSlot) => void) | undefined
}

/** Card of one day of the plan: meals and nutrition sums. */
export function DayCard({ day, isToday, linkTo, onChange }: DayCardProps) {
  const meals = visibleMeals(day)
  const name = weekdayNames[day.day]
  const displayed = displayedDay(day)
  return (
    <li
      className={classNames(
        dayWidthClass,
        'flex snap-start flex-col rounded-xl bg-raised p-5 shadow-low',
        'week-table:row-span-full week-table:grid week-table:grid-cols-1 week-table:grid-rows-subgrid week-table:rounded-lg week-table:p-3',
        'print:rounded-none! print:border-l print:border-line print:bg-transparent print:px-1.5! print:py-0! print:shadow-none',
        isToday && 'inset-ring-2 inset-ring-leaf print:inset-ring-0',
      )}
      aria-current={isToday ? 'date' : undefined}
    >
      <div className="flex min-h-8 items-start justify-between gap-3 week-table:gap-1 print:min-h-0">
        <h2 className="flex flex-wrap items-baseline gap-x-2 text-xl week-table:block week-table:text-lg week-table:leading-tight print:text-[11pt]!">
          {name}
          <span className="sr-only">, </span>
          <time
            dateTime={day.date}
            className="font-sans text-sm font-normal text-ink-soft week-table:block print:text-[8pt]!"
          >
            {isToday ? <span className="hidden font-semibold text-leaf xl:inline">{texts.today}, </span> : null}
            {formatShortDay(day.date)}
          </time>
        </h2>
        {isToday ? (
          <span className="shrink-0 week-table:hidden">
            <Badge tone="leaf">{texts.today}</Badge>
          </span>
        ) : null}
      </div>
      {meals.length > 0 ? (
        <>
          {meals.map((meal) => (
            <DayMeal
              key={meal.id}
              meal={meal}
              displayed={displayed}
              linkTo={linkTo}
              onChange={
                onChange && ((recipe) => onChange({ day: day.day, version: day.version, meal: meal.id, recipe }))
              }
            />
          ))}
          <DaySumsTable day={day} name={name} />
        </>
      ) : (
        <p className="mt-4 text-ink-soft week-table:mt-2 week-table:text-sm print:text-[8pt]!">{texts.freeDay}</p>
      )}
    </li>
  )
}

interface DayMealProps {
  readonly meal: PlannedMeal
  readonly displayed: DisplayedDay<PlannedRecipe | PlannedFood>
  readonly linkTo: LinkToRecipe
  readonly onChange: ((recipe: PlannedRecipe) => void) | undefined
}

const DayMeal = ({ meal, displayed, linkTo, onChange }: DayMealProps) => (
  <section className={classNames('mt-4 week-table:mt-3 print:mt-1.5!', rowClass[meal.id])}>
    <h3 className="text-lg week-table:font-sans week-table:text-xs week-table:font-semibold week-table:hyphens-auto week-table:text-leaf print:text-[8pt]!">
      {meal.humanifiedMeal}
    </h3>
    <MealNote note={meal.note} />
    <MealEntries
      meal={meal}
      displayed={displayed}
      linkTo={linkTo}
      onChange={onChange}
      className="mt-1 print:mt-0"
      stacked
    />
  </section>
)
