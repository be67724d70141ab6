import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import type { PlanNeed } from '@kostbar/contracts/shopping/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readHousehold, rememberHousehold } from '../../domain/recipes/household.ts'
import { PortionsStepper } from '../../domain/recipes/portions-stepper.tsx'
import { query, useApiMutation } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { useUser } from '../../lib/session.ts'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { NeedsReview } from './needs-review.tsx'
import { ShoppingDone } from './shopping-done.tsx'
import { texts } from './texts.ts'
import { entriesOf, visibleMeals } from './week.ts'

interface ShoppingDialogProps {
  /** Days in display order. */
  readonly days: readonly PlanDay[]
  readonly onClose: () => void
}

/** Number of people the viewer cooks for, as last chosen on this device, and a function that changes it. */
function useHousehold() {
  const user = useUser()
  const [people, setPeople] = useState(() => (user ? readHousehold(user.id) : undefined) ?? 1)
  const choose = (count: number) => {
    setPeople(count)
    if (user) rememberHousehold(user.id, count)
  }
  return [people, choose] as const
}

/** Dialog that takes what a household needs on the chosen days over to the shopping list in one batch, with undo. */
export function ShoppingDialog({ days, onClose }: ShoppingDialogProps) {
  const planned = days
    .filter((day) => visibleMeals(day).some((meal) => entriesOf(meal).length > 0))
    .map(({ day }) => day)
  const [selected, setSelected] = useState<readonly Weekday[]>(planned)
  const [people, setPeople] = useHousehold()
  const reviewQuery = useQuery({
    ...query(shopping.reviewPlan, { query: { days: selected.join(','), people } }),
    enabled: selected.length > 0,
    // Refetched on each opening: the shopping list may have changed since.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const add = useApiMutation(shopping.addPlan, { refresh: [shopping.mine, shopping.reviewPlan] })
  const select = (day: Weekday, isSelected: boolean) => {
    add.reset()
    setSelected(planned.filter((other) => (other === day ? isSelected : selected.includes(other))))
  }
  const cookFor = (count: number) => {
    add.reset()
    setPeople(count)
  }
  const submit = (keys: string[]) => {
    if (!add.isPending) add.mutate({ body: { days: [...selected], keys, people } })
  }
  return (
    <Dialog isOpen onOpenChange={onClose} pending={add.isPending} title={texts.shopping}>
      {add.data ? (
        <ShoppingDone batchId={add.data.batchId} count={add.data.items.length} onUndone={add.reset} />
      ) : (
        <>
          <p className="text-ink-soft">{texts.shoppingText}</p>
          <fieldset className="mt-4 flex flex-wrap gap-2">
            <legend className="sr-only">{texts.days}</legend>
            {planned.map((day) => (
              <Chip
                key={day}
                label={weekdayNames[day]}
                selected={selected.includes(day)}
                onToggle={(isSelected) => select(day, isSelected)}
              />
            ))}
          </fieldset>
          <div className="mt-4 mb-5">
            <p className="-mb-2 text-sm text-ink-soft">{texts.cookFor}</p>
            <PortionsStepper counted="people" value={people} onChange={cookFor} />
            {people > 1 ? <p className="mt-1 text-sm text-ink-soft">{texts.cookForHint}</p> : null}
          </div>
          {selected.length === 0 ? (
            <p role="status">{texts.noDays}</p>
          ) : (
            <QueryView query={reviewQuery} errorTitle={texts.needsFailed} headingLevel={3} skeleton={<NeedsSkeleton />}>
              {({ needs }: { needs: readonly PlanNeed[] }) => (
                <NeedsReview
                  needs={needs}
                  isPending={add.isPending || reviewQuery.isPlaceholderData}
                  error={add.error ? problemText(add.error) : undefined}
                  onSubmit={submit}
                />
              )}
            </QueryView>
          )}
        </>
      )}
    </Dialog>
  )
}

const NeedsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-5 w-1/3" />
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
  </SkeletonArea>
)
