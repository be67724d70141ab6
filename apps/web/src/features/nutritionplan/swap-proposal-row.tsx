import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import { nutrients } from '@kostbar/contracts/nutrition'
import type { PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import type { SwapProposal } from '@kostbar/contracts/nutritionplan/swap-schemas'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { Dish } from '../../domain/recipes/dish.tsx'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

interface SwapProposalRowProps {
  readonly proposal: SwapProposal
  readonly planned: PlannedRecipe
  /** Whether this recipe is being swapped in. */
  readonly isPending: boolean
  /** Whether another change of the planned recipe is being stored. */
  readonly isDisabled: boolean
  readonly onSwap: () => void
}

/** Proposed recipe for a swap, with the difference in nutrition; without numbers in protective mode. */
export function SwapProposalRow({ proposal, planned, isPending, isDisabled, onSwap }: SwapProposalRowProps) {
  const isHidden = useProtectiveMode()
  const name = recipeName(proposal.name)
  return (
    <li className="flex items-center gap-3 py-3">
      <Dish
        image={proposal.image}
        seed={proposal.id}
        picture={proposal.picture}
        className="aspect-[4/3] w-18 shrink-0 self-start rounded-sm"
      />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold hyphens-auto wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{texts.portionsOf(proposal.portions)}</p>
        {isHidden ? null : <p className="text-sm text-ink-soft">{differenceText(planned, proposal)}</p>}
        <ConflictMarks item={proposal} className="mt-1" />
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        disabled={isDisabled}
        aria-label={texts.swapFor(name)}
        onClick={onSwap}
      >
        {texts.swap}
      </Button>
    </li>
  )
}

/** Difference in nutrition between the proposal and the planned recipe. */
function differenceText(planned: Nutrition & { portions: number }, proposal: Nutrition & { portions: number }): string {
  return nutrients
    .map((nutrient) =>
      texts.nutrientDifference(nutrient, proposal[nutrient] * proposal.portions - planned[nutrient] * planned.portions),
    )
    .join(', ')
}
