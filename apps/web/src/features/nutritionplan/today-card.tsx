import { type DisplayedDay, displayedDay } from '@kostbar/contracts/nutritionplan/day-sums'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanDay, PlannedFood, PlannedMeal, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { weekdayInVienna } from '../../domain/days/weekday.ts'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { query } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { MealEntries } from './meal-entries.tsx'
import { MealNote } from './meal-note.tsx'
import type { LinkToRecipe } from './planned-recipe.tsx'
import { texts } from './texts.ts'
import { isEmptyPlan, visibleMeals } from './week.ts'

interface TodayCardProps {
  readonly recipeLink: LinkToRecipe
  /** Whether an empty state is shown when nothing is planned all week. */
  readonly showEmptyState: boolean
}

/** Today's meals with links to the recipes. */
export function TodayCard({ recipeLink, showEmptyState }: TodayCardProps) {
  const planQuery = useQuery(query(nutritionplan.mine))
  return (
    <QueryView query={planQuery} errorTitle={texts.loadFailed} skeleton={showEmptyState ? <TodaySkeleton /> : null}>
      {(plan) => {
        if (!isEmptyPlan(plan)) return <Today plan={plan} recipeLink={recipeLink} />
        return showEmptyState ? <EmptyPlanFrame /> : null
      }}
    </QueryView>
  )
}

const EmptyPlanFrame = () => (
  <TodayFrame to={paths.recipes} linkText={texts.toRecipes}>
    <p className="measure text-ink-soft">{texts.emptyText}</p>
  </TodayFrame>
)

function Today({ plan, recipeLink }: { plan: readonly PlanDay[]; recipeLink: LinkToRecipe }) {
  const weekday = weekdayInVienna(new Date())
  const isHidden = useProtectiveMode()
  const today = plan.find(({ day }) => day === weekday)
  const meals = today ? visibleMeals(today) : []
  const displayed = displayedDay(today ?? { meals: [] })
  return (
    <TodayFrame
      to={paths.nutritionPlan}
      linkText={texts.toPlan}
      summary={meals.length > 0 && !isHidden ? texts.planned(formatNumber(displayed.sum.kcal)) : undefined}
    >
      {meals.length === 0 ? (
        <p className="measure text-ink-soft">{texts.freeToday}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
          {meals.map((meal) => (
            <TodayMeal key={meal.id} meal={meal} displayed={displayed} recipeLink={recipeLink} />
          ))}
        </ul>
      )}
    </TodayFrame>
  )
}

interface TodayMealProps {
  readonly meal: PlannedMeal
  readonly displayed: DisplayedDay<PlannedRecipe | PlannedFood>
  readonly recipeLink: LinkToRecipe
}

const TodayMeal = ({ meal, displayed, recipeLink }: TodayMealProps) => (
  <li>
    <h3 className="font-sans text-sm font-semibold text-ink-soft">{meal.humanifiedMeal}</h3>
    <MealEntries meal={meal} displayed={displayed} linkTo={recipeLink} />
    <MealNote note={meal.note} truncated />
  </li>
)

interface TodayFrameProps {
  readonly summary?: string | undefined
  readonly to: string
  readonly linkText: string
  readonly children: ReactNode
}

const TodayFrame = ({ summary, to, linkText, children }: TodayFrameProps) => (
  <Card as="section" aria-labelledby="today">
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="today" className="text-xl">
        {texts.todayTitle}
      </h2>
      {summary ? <p className="text-sm text-ink-soft">{summary}</p> : null}
    </div>
    {children}
    <MoreLink to={to} text={linkText} className="mt-3" />
  </Card>
)

const TodaySkeleton = () => (
  <Card>
    <SkeletonArea>
      <Skeleton className="h-6 w-48" />
      <div className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Skeleton className="h-18 rounded-md" />
        <Skeleton className="h-18 rounded-md" />
        <Skeleton className="h-18 rounded-md" />
        <Skeleton className="h-18 rounded-md" />
      </div>
    </SkeletonArea>
  </Card>
)
