import { type DisplayedDay, displayedDay } from '@kostbar/contracts/nutritionplan/day-sums'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanDay, PlannedFood, PlannedMeal, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { useQuery } from '@tanstack/react-query'
import { useCurrentHour } from '../../domain/days/use-current-hour.ts'
import { weekdayInVienna } from '../../domain/days/weekday.ts'
import { usePlanRights } from '../../domain/plans/use-plan-rights.ts'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { query } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { MealEntries } from './meal-entries.tsx'
import { MealNote } from './meal-note.tsx'
import { findNextMeal } from './next-meal.ts'
import { NextMeal } from './next-meal-view.tsx'
import type { LinkToRecipe } from './planned-recipe.tsx'
import { texts } from './texts.ts'
import { TodaySkeleton } from './today-skeleton.tsx'
import { hasDisabledMeals, isEmptyPlan, visibleMeals } from './week.ts'

interface TodayCardProps {
  readonly recipeLink: LinkToRecipe
  /** Whether a plan is expected, so that space is reserved while it loads. */
  readonly isExpected: boolean
}

/** Card with the next meal, large, and the other meals of today; empty for an empty plan. */
export function TodayCard({ recipeLink, isExpected }: TodayCardProps) {
  const planQuery = useQuery(query(nutritionplan.mine))
  return (
    <QueryView query={planQuery} errorTitle={texts.loadFailed} skeleton={isExpected ? <TodaySkeleton /> : null}>
      {(plan) => <Today plan={plan} recipeLink={recipeLink} />}
    </QueryView>
  )
}

/** Card with the next step when nothing of the plan is visible; empty otherwise and while loading. */
export function EmptyPlanCard() {
  const { data: plan } = useQuery(query(nutritionplan.mine))
  const rights = usePlanRights()
  if (!plan || !rights || !isEmptyPlan(plan)) return null
  const areMealsOff = rights !== 'none' && hasDisabledMeals(plan)
  const text = areMealsOff ? texts.emptyMealsOffText : rights === 'all' ? texts.emptyOwnText : texts.emptyText
  return (
    <Card as="section" aria-labelledby="no-plan">
      <h2 id="no-plan" className="mb-4 text-xl">
        {texts.todayTitle}
      </h2>
      <p className="measure text-ink-soft">{text}</p>
      {areMealsOff || rights === 'all' ? (
        <MoreLink to={paths.nutritionPlan} text={texts.toPlan} className="mt-3" />
      ) : (
        <MoreLink to={paths.recipes} text={texts.toRecipes} className="mt-3" />
      )}
    </Card>
  )
}

function Today({ plan, recipeLink }: { plan: readonly PlanDay[]; recipeLink: LinkToRecipe }) {
  const now = useCurrentHour()
  const isHidden = useProtectiveMode()
  const next = findNextMeal(plan, now)
  if (!next) return null
  const today = plan.find(({ day }) => day === weekdayInVienna(now))
  const meals = today ? visibleMeals(today) : []
  const others = meals.filter((meal) => meal !== next.meal)
  const displayed = displayedDay(today ?? { meals: [] })
  return (
    <Card as="section" aria-labelledby="next-meal" className="overflow-hidden">
      <NextMeal id="next-meal" next={next} recipeLink={recipeLink} />
      <div className="mt-6 mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-5">
        <h3 className="font-sans font-semibold tracking-normal">
          {others.length < meals.length ? texts.alsoToday : texts.todayTitle}
        </h3>
        {meals.length > 0 && !isHidden ? (
          <p className="text-sm text-ink-soft">{texts.planned(formatNumber(displayed.sum.kcal))}</p>
        ) : null}
      </div>
      {others.length === 0 ? (
        <p className="measure text-ink-soft">{meals.length === 0 ? texts.freeToday : texts.nothingElseToday}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
          {others.map((meal) => (
            <TodayMeal key={meal.id} meal={meal} displayed={displayed} recipeLink={recipeLink} />
          ))}
        </ul>
      )}
      <MoreLink to={paths.nutritionPlan} text={texts.toPlan} className="mt-3" />
    </Card>
  )
}

interface TodayMealProps {
  readonly meal: PlannedMeal
  readonly displayed: DisplayedDay<PlannedRecipe | PlannedFood>
  readonly recipeLink: LinkToRecipe
}

const TodayMeal = ({ meal, displayed, recipeLink }: TodayMealProps) => (
  <li>
    <h4 className="font-sans text-sm font-semibold text-ink-soft">{meal.humanifiedMeal}</h4>
    <MealEntries meal={meal} displayed={displayed} linkTo={recipeLink} />
    <MealNote note={meal.note} truncated />
  </li>
)
