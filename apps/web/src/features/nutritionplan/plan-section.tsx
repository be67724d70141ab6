import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import type { Adaptation } from '@kostbar/contracts/templates/week-schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AllergenReasonDialog } from '../../domain/conflicts/allergen-reason-dialog.tsx'
import { useCurrentHour } from '../../domain/days/use-current-hour.ts'
import { weekdayInVienna } from '../../domain/days/weekday.ts'
import { usePlanRights } from '../../domain/plans/use-plan-rights.ts'
import { query } from '../../lib/api.ts'
import { chooseWeekParam } from '../../lib/paths.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'
import { useUser } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { OutcomeBar } from '../../ui/outcome-bar.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { AdaptedRecipes } from './adapted-recipes.tsx'
import { dayWidthClass } from './day-card.tsx'
import { EmptyPlan } from './empty-plan.tsx'
import { type PlanDialogName, PlanDialogs } from './plan-dialogs.tsx'
import type { PlanOutcome } from './plan-outcome.ts'
import { PlanSources } from './plan-sources.tsx'
import { PlanToolbar } from './plan-toolbar.tsx'
import type { LinkToRecipe } from './planned-recipe.tsx'
import type { PlannedSlot } from './planned-slot.ts'
import { PrintedHead } from './printed-head.tsx'
import { texts } from './texts.ts'
import { usePlanUndo } from './use-plan-undo.ts'
import { usePortionChanges } from './use-portion-changes.ts'
import { useSwap } from './use-swap.ts'
import { datedWeek, hasDisabledMeals, isDenseWeek, isEmptyPlan } from './week.ts'
import { WeekStrip } from './week-strip.tsx'

/** Section with the member's nutrition plan: seven days from today. */
export function PlanSection({ recipeLink }: { recipeLink: LinkToRecipe }) {
  const planQuery = useQuery(query(nutritionplan.mine))
  const user = useUser()
  return (
    <QueryView query={planQuery} errorTitle={texts.loadFailed} skeleton={<PlanSkeleton />}>
      {(plan) =>
        user ? (
          <>
            <Plan userId={user.id} plan={plan} recipeLink={recipeLink} />
            {isEmptyPlan(plan) ? null : <PlanSources userId={user.id} loadedAt={planQuery.dataUpdatedAt} />}
          </>
        ) : (
          <PlanSkeleton />
        )
      }
    </QueryView>
  )
}

interface PlanProps {
  readonly userId: string
  readonly plan: PlanDay[]
  readonly recipeLink: LinkToRecipe
}

function Plan({ userId, plan, recipeLink }: PlanProps) {
  const { read } = useSearchParamState()
  const opensWeeks = read(chooseWeekParam) !== '' && isEmptyPlan(plan)
  const [dialog, setDialog] = useState<PlanDialogName | PlannedSlot | undefined>(opensWeeks ? 'weeks' : undefined)
  const [outcome, setOutcome] = useState<PlanOutcome>()
  const rights = usePlanRights()
  const mayChange = rights === 'all' || rights === 'swaps'
  const close = () => setDialog(undefined)
  const undo = usePlanUndo((undone) => {
    setOutcome(undone)
    // Another dialog may have been opened meanwhile.
    setDialog((open) => (open === 'revisions' ? undefined : open))
  })
  const portions = usePortionChanges(setOutcome)
  const swaps = useSwap({ onOutcome: setOutcome, undo: undo.undo })
  const now = useCurrentHour()
  const days = datedWeek(plan, now)
  const showStartedWeek = (revisionId: string | null, adapted: readonly Adaptation[]) => {
    setOutcome({
      text: texts.weekStarted,
      adapted,
      undo: revisionId === null ? undefined : () => undo.undo(revisionId),
    })
    close()
  }
  return (
    <>
      {isEmptyPlan(plan) ? null : <PlanToolbar rights={rights} onOpen={setDialog} />}
      <div role="status">
        {outcome ? (
          <OutcomeBar onUndo={outcome.undo} isPending={undo.isPending || portions.isPending}>
            {outcome.text}
            {outcome.adapted?.length ? <AdaptedRecipes adapted={outcome.adapted} /> : null}
          </OutcomeBar>
        ) : null}
      </div>
      {isEmptyPlan(plan) ? (
        <EmptyPlan
          onChooseWeek={rights === 'all' ? () => setDialog('weeks') : undefined}
          onMeals={mayChange && hasDisabledMeals(plan) ? () => setDialog('meals') : undefined}
        />
      ) : (
        <div data-printed="alone" data-week={isDenseWeek(days) ? 'dense' : 'normal'}>
          <PrintedHead days={days} />
          <WeekStrip
            days={days}
            today={weekdayInVienna(now)}
            linkTo={recipeLink}
            onChange={mayChange ? setDialog : undefined}
          />
        </div>
      )}
      <PlanDialogs
        userId={userId}
        days={days}
        // A link may ask for the weeks before it is known whether the member may choose one.
        open={dialog === 'weeks' && rights !== 'all' ? undefined : dialog}
        portions={portions}
        swaps={swaps}
        undo={undo}
        onWeekStarted={showStartedWeek}
        onClose={close}
      />
      {undo.conflicts ? (
        <AllergenReasonDialog
          conflicts={undo.conflicts}
          isPending={undo.isPending}
          onConfirm={undo.confirm}
          onClose={undo.cancel}
        />
      ) : null}
    </>
  )
}

const PlanSkeleton = () => (
  <SkeletonArea className="mt-32 flex gap-4 overflow-hidden">
    <Skeleton className={classNames(dayWidthClass, 'h-120 rounded-xl')} />
    <Skeleton className={classNames(dayWidthClass, 'h-120 rounded-xl')} />
    <Skeleton className={classNames(dayWidthClass, 'h-120 rounded-xl')} />
  </SkeletonArea>
)
