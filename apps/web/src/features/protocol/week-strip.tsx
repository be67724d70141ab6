import type { ProtocolDay } from '@kostbar/contracts/protocol/schemas'
import { shortWeekdayOf } from '@kostbar/contracts/short-weekdays'
import { Check } from 'lucide-react'
import { formatWeekday } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ShownMeal } from './queue/entries.ts'
import { texts } from './texts.ts'
import { useProtocolToday } from './use-protocol-today.ts'

interface WeekStripProps {
  readonly days: readonly ProtocolDay[]
  readonly meals: readonly ShownMeal[]
  /** Selected day, ISO date. */
  readonly chosen: string
  readonly onChoose: (day: string) => void
}

/** State of a day; `GAP` is a past day without entries. */
function stateOf(
  { day, complete, rev }: ProtocolDay,
  meals: readonly ShownMeal[],
  today: string,
): keyof typeof texts.dayState {
  if (complete) return 'COMPLETE'
  if (day > today) return 'FUTURE'
  return rev > 0 || meals.some((meal) => meal.day === day) ? 'ENTRIES' : 'GAP'
}

const marks = {
  COMPLETE: 'bg-leaf text-on-leaf',
  ENTRIES: 'bg-apricot-soft inset-ring-2 inset-ring-apricot',
  GAP: 'inset-ring-2 inset-ring-line-strong',
  FUTURE: 'bg-sunk',
}

/** Selection of the seven days, each with its state. */
export function WeekStrip({ days, meals, chosen, onChoose }: WeekStripProps) {
  const today = useProtocolToday()
  return (
    <nav aria-label={texts.week} className="mt-5">
      <ol className="grid grid-cols-7 gap-[4px] sm:gap-2">
        {days.map((day) => {
          const state = stateOf(day, meals, today)
          return (
            <li key={day.day}>
              <button
                type="button"
                aria-current={day.day === chosen ? 'date' : undefined}
                onClick={() => onChoose(day.day)}
                className={classNames(
                  'flex min-h-20 w-full flex-col items-center justify-center gap-1 rounded-lg py-2 text-sm transition-colors duration-(--quick)',
                  day.day === chosen ? 'bg-raised font-semibold shadow-low print:flex!' : 'text-ink-soft hover:bg-sage',
                )}
              >
                <span className="sr-only">{`${formatWeekday(day.day)}, ${texts.dayState[state]}`}</span>
                <span aria-hidden="true">{shortWeekdayOf(day.day)}</span>
                <span
                  aria-hidden="true"
                  className={classNames('grid size-[24px] place-items-center rounded-full', marks[state])}
                >
                  {state === 'COMPLETE' ? <Check className="size-4" /> : null}
                </span>
                <span aria-hidden="true" className="text-xs tabular-nums">
                  {Number(day.day.slice(8))}.
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
