import { type MealState, mealStates } from '@kostbar/contracts/day-log/meal-states'
import type { DayEntry } from '@kostbar/contracts/day-log/schemas'
import { humanifiedMeals } from '@kostbar/contracts/meals'
import { ArrowLeftRight, Check, type LucideIcon, Minus } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

const choices: readonly (readonly [MealState, LucideIcon])[] = [
  ['EATEN', Check],
  ['OTHER', ArrowLeftRight],
  ['SKIPPED', Minus],
]

interface MealChoiceProps {
  readonly meal: DayEntry['meals'][number]
  /** Names of the planned dishes; undefined when unknown. */
  readonly dishes: string | undefined
  /** Called with what became of the meal; null when the chosen answer is tapped again. */
  readonly onChange: (state: MealState | null) => void
}

/** What became of a planned meal: three buttons, of which at most one is pressed. */
export const MealChoice = ({ meal: { meal, planned, state }, dishes, onChange }: MealChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 w-full hyphens-auto wrap-anywhere">
      <span className="font-semibold">{humanifiedMeals[meal]}</span>{' '}
      <span className="text-sm text-ink-soft">{planned ? dishes : texts.notPlannedAnyMore}</span>
    </legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-1">
      {choices.map(([choice, Icon]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === state}
          // The second click of a double click would take the answer back.
          onClick={({ detail }) => detail > 1 || onChange(choice === state ? null : choice)}
          className={classNames(
            'flex min-h-14 flex-col items-center justify-center gap-x-1.5 rounded-md px-1 py-1.5 text-sm transition-colors duration-(--quick) sm:min-h-11 sm:flex-row',
            choice === state ? 'bg-leaf font-semibold text-on-leaf' : 'bg-sage text-ink hover:bg-sage-deep',
          )}
        >
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          {mealStates[choice]}
        </button>
      ))}
    </div>
  </fieldset>
)
