import { everydayTargets } from '@kostbar/contracts/macros/weekday-targets'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { printouts } from '@kostbar/contracts/printouts/endpoints'
import { useQuery } from '@tanstack/react-query'
import { PencilLine, Printer, Scale, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { weekdayInVienna } from '../../domain/days/weekday.ts'
import { PdfButton } from '../../domain/printouts/pdf-button.tsx'
import { query } from '../../lib/api.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { setTable } from '../../ui/illustration/scenes.ts'
import { OutcomeBar } from '../../ui/outcome-bar.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { dayWidthClass } from './day-card.tsx'
import type { LinkToRecipe } from './planned-recipe.tsx'
import { PrintedHead } from './printed-head.tsx'
import { texts } from './texts.ts'
import { usePlansAlone } from './use-plans-alone.ts'
import { usePortionChanges } from './use-portion-changes.ts'
import { datedWeek, isDenseWeek, isEmptyPlan } from './week.ts'
import { WeekStrip } from './week-strip.tsx'

const fitDialog = async () => (await import('./fit-dialog.tsx')).FitDialog
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
  const [dialog, setDialog] = useState<'fit' | 'shopping'>()
  const portions = usePortionChanges()
  const user = useUser()
  const plansAlone = usePlansAlone()
  const now = new Date()
  const days = datedWeek(plan, now)
  const close = () => setDialog(undefined)
  const refuse = (problem: unknown) => {
    close()
    toastProblem(problem)
  }
  return (
    <>
      <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="measure text-ink-soft">{texts.intro}</p>
        <div className="flex flex-wrap gap-3">
          {user && everydayTargets(user) ? (
            <Button variant="secondary" onClick={() => setDialog('fit')}>
              <Scale className="size-5" aria-hidden="true" />
              {texts.fit}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={() => setDialog('shopping')}>
            <ShoppingBasket className="size-5" aria-hidden="true" />
            {texts.shopping}
          </Button>
          {user ? (
            <PdfButton endpoint={printouts.week} request={{ params: { userId: user.id } }} fileName={texts.fileName} />
          ) : null}
          {plansAlone ? (
            <ButtonLink to={paths.editNutritionPlan} variant="secondary">
              <PencilLine className="size-5" aria-hidden="true" />
              {texts.edit}
            </ButtonLink>
          ) : null}
          <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
            <Printer className="size-5" aria-hidden="true" />
            {texts.print}
          </Button>
        </div>
      </div>
      <div role="status">
        {portions.outcome ? (
          <OutcomeBar onUndo={portions.outcome.undo} isPending={portions.isPending}>
            {portions.outcome.text}
          </OutcomeBar>
        ) : null}
      </div>
      <div data-printed="alone" data-week={isDenseWeek(days) ? 'dense' : 'normal'}>
        <PrintedHead days={days} />
        <WeekStrip days={days} today={weekdayInVienna(now)} linkTo={recipeLink} />
      </div>
      {dialog === 'shopping' ? (
        <LazyComponent
          load={shoppingDialog}
          fallback={<SpinnerOverlay active />}
          onError={refuse}
          props={{ days, onClose: close }}
        />
      ) : null}
      {dialog === 'fit' ? (
        <LazyComponent
          load={fitDialog}
          fallback={<SpinnerOverlay active />}
          onError={refuse}
          props={{
            days,
            isPending: portions.isPending,
            onSubmit: (changes) => portions.change(changes, close),
            onClose: close,
          }}
        />
      ) : null}
    </>
  )
}

function EmptyPlan() {
  const plansAlone = usePlansAlone()
  return (
    <Card className="mt-8">
      <EmptyState
        picture={<LazyIllustration loader={setTable} className="aspect-[4/3]" />}
        title={texts.emptyTitle}
        text={plansAlone ? texts.emptyAloneText : texts.emptyText}
        action={
          plansAlone ? (
            <ButtonLink to={paths.editNutritionPlan}>{texts.planWeek}</ButtonLink>
          ) : (
            <ButtonLink to={paths.recipes}>{texts.toRecipes}</ButtonLink>
          )
        }
      />
    </Card>
  )
}

const PlanSkeleton = () => (
  <SkeletonArea className="mt-32 flex gap-4 overflow-hidden">
    <Skeleton className={classNames(dayWidthClass, 'h-120 rounded-xl')} />
    <Skeleton className={classNames(dayWidthClass, 'h-120 rounded-xl')} />
    <Skeleton className={classNames(dayWidthClass, 'h-120 rounded-xl')} />
  </SkeletonArea>
)
