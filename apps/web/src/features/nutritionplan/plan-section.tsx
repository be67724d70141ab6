import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { useQuery } from '@tanstack/react-query'
import { ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { paths } from '../../lib/paths.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { setTable } from '../../ui/illustration/scenes.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { dayWidthClass } from './day-card.tsx'
import type { LinkToRecipe } from './planned-recipe.tsx'
import { texts } from './texts.ts'
import { isEmptyPlan, weekdayInVienna, weekFrom } from './week.ts'
import { WeekStrip } from './week-strip.tsx'

const shoppingDialog = async () => (await import('./shopping-dialog.tsx')).ShoppingDialog

/** The member's nutrition plan: seven days from today. */
export function PlanSection({ recipeLink }: { recipeLink: LinkToRecipe }) {
  const planQuery = useQuery(query(nutritionplan.mine))
  return (
    <QueryView query={planQuery} errorTitle={texts.loadFailed} skeleton={<PlanSkeleton />}>
      {(plan) => (isEmptyPlan(plan) ? <EmptyPlan /> : <Week plan={plan} recipeLink={recipeLink} />)}
    </QueryView>
  )
}

function Week({ plan, recipeLink }: { plan: PlanDay[]; recipeLink: LinkToRecipe }) {
  const [isShopping, setShopping] = useState(false)
  const today = weekdayInVienna(new Date())
  const days = weekFrom(plan, today)
  return (
    <>
      <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="measure text-ink-soft">{texts.intro}</p>
        <Button variant="secondary" onClick={() => setShopping(true)}>
          <ShoppingBasket className="size-5" aria-hidden="true" />
          {texts.shopping}
        </Button>
      </div>
      <WeekStrip days={days} today={today} linkTo={recipeLink} />
      {isShopping ? (
        <LazyComponent
          load={shoppingDialog}
          fallback={<SpinnerOverlay active />}
          onError={(problem) => {
            setShopping(false)
            toastProblem(problem)
          }}
          props={{ days, onClose: () => setShopping(false) }}
        />
      ) : null}
    </>
  )
}

const EmptyPlan = () => (
  <Card className="mt-8">
    <EmptyState
      picture={<LazyIllustration loader={setTable} className="aspect-[4/3]" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<ButtonLink to={paths.recipes}>{texts.toRecipes}</ButtonLink>}
    />
  </Card>
)

const PlanSkeleton = () => (
  <SkeletonArea className="mt-32 flex gap-4 overflow-hidden">
    <Skeleton className={classNames(dayWidthClass, 'h-120 rounded-xl')} />
    <Skeleton className={classNames(dayWidthClass, 'h-120 rounded-xl')} />
    <Skeleton className={classNames(dayWidthClass, 'h-120 rounded-xl')} />
  </SkeletonArea>
)
