import { formatWeight } from '@kostbar/contracts/foods/household-measures'
import type { PlannedFood as Planned } from '@kostbar/contracts/nutritionplan/schemas'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface PlannedFoodProps {
  readonly food: Planned
  /** Energy of the planned grams in kcal, rounded so that the day adds up. */
  readonly kcal: number
  /** Layout for the week table. */
  readonly stacked?: boolean
}

/** Planned food with its weight; withdrawn foods are marked. */
export function PlannedFood({ food, kcal, stacked = false }: PlannedFoodProps) {
  const isHidden = useProtectiveMode()
  const amount = formatWeight(food.grams, food.measures)
  return (
    <li
      className={classNames(
        'py-2',
        stacked && 'week-table:py-1.5 print:py-0.5! print:text-[8pt]! print:leading-tight!',
      )}
    >
      <p
        className={classNames(
          'leading-snug font-semibold hyphens-auto wrap-anywhere',
          stacked && 'week-table:text-sm print:text-[8pt]! print:leading-tight!',
        )}
      >
        {food.name}
      </p>
      <p className={classNames('text-sm text-ink-soft', stacked && 'week-table:text-xs print:text-[7pt]!')}>
        {isHidden ? amount : texts.kcalOfFood(kcal, amount)}
      </p>
      {food.removed ? <p className="text-sm text-apricot-ink print:text-[7pt]!">{texts.foodRemoved}</p> : null}
      <ConflictMarks item={{ ...food, ingredientNames: [] }} isShort className="mt-1" />
    </li>
  )
}
