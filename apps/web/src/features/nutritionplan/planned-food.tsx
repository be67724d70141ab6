import type { PlannedFood as Planned } from '@kostbar/contracts/nutritionplan/schemas'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface PlannedFoodProps {
  readonly food: Planned
  /** Of the planned grams, rounded so that the day adds up. */
  readonly kcal: number
  /** In the table of the week. */
  readonly stacked?: boolean
}

/** A food of a meal, by weight; withdrawn ones are marked. */
export function PlannedFood({ food, kcal, stacked = false }: PlannedFoodProps) {
  const isHidden = useProtectiveMode()
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
        {isHidden ? texts.gramsOf(food.grams) : texts.kcalOfGrams(kcal, food.grams)}
      </p>
      {food.removed ? <p className="text-sm text-apricot-ink print:text-[7pt]!">{texts.foodRemoved}</p> : null}
      <ConflictMarks item={{ ...food, ingredientNames: [] }} className="mt-1" />
    </li>
  )
}
