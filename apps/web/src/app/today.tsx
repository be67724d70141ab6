import { weekdayOf } from '@kostbar/contracts/calendar'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '../domain/days/use-today.ts'
import { dishNames } from '../features/nutritionplan/dish-names.ts'
import { EmptyPlanCard, TodayCard } from '../features/nutritionplan/today-card.tsx'
import { OpenRecipe } from '../features/recipes/open-recipe.tsx'
import { useRecipeLinks } from '../features/recipes/recipe-search-params.ts'
import { query } from '../lib/api.ts'
import { LazyComponent } from '../lib/lazy-component.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const dayLogCard = async () => (await import('../features/day-log/day-log-card.tsx')).DayLogCard

/**
 * Card with the meals of today, whose recipes open over the overview, and for members the card in which they record the
 * day.
 * @param isExpected whether a plan is expected: true for members, false for staff
 */
export function Today({ isExpected }: { isExpected: boolean }) {
  const plan = <TodayCard recipeLink={useRecipeLinks()} isExpected={isExpected} />
  if (!isExpected) return plan
  return (
    <div className="flex flex-col gap-5">
      {plan}
      <MyDay />
    </div>
  )
}

/** Card of the day log. Its code is loaded here, because staff never see it. */
function MyDay() {
  const { data: plan } = useQuery(query(nutritionplan.mine))
  const weekday = weekdayOf(useToday())
  const planned = plan?.find(({ day }) => day === weekday)
  return (
    <LazyComponent
      load={dayLogCard}
      fallback={<Skeleton className="h-148 w-full rounded-xl lg:h-86" />}
      props={{ dishes: planned ? dishNames(planned) : {} }}
    />
  )
}

export { EmptyPlanCard, OpenRecipe }
