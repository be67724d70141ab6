import { humanifiedMeals, weekdayNames } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PortionChange } from '@kostbar/contracts/nutritionplan/schemas'
import type { SwapProposal } from '@kostbar/contracts/nutritionplan/swap-schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { PortionsStepper } from '../../domain/recipes/portions-stepper.tsx'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { query } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import type { PlannedSlot } from './planned-slot.ts'
import { SwapProposalRow } from './swap-proposal-row.tsx'
import { texts } from './texts.ts'

/** Maximum portions of a planned recipe. */
const maxPortions = 10

interface ChangeRecipeDialogProps {
  readonly userId: string
  readonly slot: PlannedSlot
  /** Whether new portions are being stored. */
  readonly isChanging: boolean
  /** Id of the proposal that is being swapped in. */
  readonly swappedIn: string | undefined
  readonly onPortions: (change: PortionChange) => void
  readonly onSwap: (proposal: SwapProposal) => void
  readonly onClose: () => void
}

/** Dialog to change a recipe of the own plan: its portions, or a swap. */
export function ChangeRecipeDialog({ userId, slot, isChanging, swappedIn, ...actions }: ChangeRecipeDialogProps) {
  const { day, meal, recipe } = slot
  const isSwapping = swappedIn !== undefined
  const swapsQuery = useQuery(
    query(nutritionplan.swaps, {
      params: { userId },
      query: { day, meal, recipeId: recipe.id, portions: recipe.portions },
    }),
  )
  return (
    <Dialog isOpen onOpenChange={actions.onClose} pending={isChanging || isSwapping} title={recipeName(recipe.name)}>
      <p className="text-ink-soft">{`${weekdayNames[day]}, ${humanifiedMeals[meal]}`}</p>
      <ConflictMarks item={recipe} className="mt-2" />
      {recipe.removed ? null : (
        <Portions slot={slot} isPending={isChanging} isDisabled={isSwapping} onPortions={actions.onPortions} />
      )}
      <section className="mt-6" aria-labelledby="swaps">
        <h3 id="swaps" className="text-lg">
          {texts.swapTitle}
        </h3>
        <QueryView query={swapsQuery} errorTitle={texts.swapsFailed} headingLevel={3} skeleton={<SwapsSkeleton />}>
          {(proposals) =>
            proposals.length > 0 ? (
              <>
                <p className="mb-2 text-sm text-ink-soft">{texts.swapText}</p>
                <ul className="divide-y divide-line border-y border-line">
                  {proposals.map((proposal) => (
                    <SwapProposalRow
                      key={proposal.id}
                      proposal={proposal}
                      planned={recipe}
                      isPending={swappedIn === proposal.id}
                      isDisabled={isChanging || (isSwapping && swappedIn !== proposal.id)}
                      onSwap={() => actions.onSwap(proposal)}
                    />
                  ))}
                </ul>
              </>
            ) : (
              <p className="text-ink-soft">{texts.noSwaps}</p>
            )
          }
        </QueryView>
      </section>
    </Dialog>
  )
}

interface PortionsProps extends Pick<ChangeRecipeDialogProps, 'slot' | 'onPortions'> {
  readonly isPending: boolean
  /** Whether the recipe is being swapped. */
  readonly isDisabled: boolean
}

function Portions({ slot: { day, meal, recipe }, isPending, isDisabled, onPortions }: PortionsProps) {
  const [portions, setPortions] = useState(recipe.portions)
  return (
    <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
      <PortionsStepper value={portions} onChange={(wanted) => setPortions(Math.min(wanted, maxPortions))} />
      <Button
        variant="secondary"
        pending={isPending}
        disabled={isDisabled || portions === recipe.portions}
        onClick={() => onPortions({ day, meal, recipeId: recipe.id, from: recipe.portions, to: portions })}
      >
        {texts.portionsGo}
      </Button>
    </div>
  )
}

const SwapsSkeleton = () => (
  <SkeletonArea className="mt-3 flex flex-col gap-3">
    <Skeleton className="h-18 rounded-md" />
    <Skeleton className="h-18 rounded-md" />
    <Skeleton className="h-18 rounded-md" />
  </SkeletonArea>
)
