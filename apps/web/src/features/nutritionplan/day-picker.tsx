import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { shortWeekdayNames } from '@kostbar/contracts/short-weekdays'
import { formatShortDay } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'
import type { DatedDay } from './week.ts'

interface DayPickerProps {
  /** Days in display order. */
  readonly days: readonly DatedDay[]
  readonly today: Weekday
  /** Indexes of the first and last visible day. */
  readonly visible: { readonly first: number; readonly last: number }
  readonly onSelect: (index: number) => void
}

/** Buttons that scroll to a day of the week; the visible days are marked. */
export function DayPicker({ days, today, visible, onSelect }: DayPickerProps) {
  const isVisible = (index: number) => index >= visible.first && index <= visible.last
  return (
    <nav aria-label={texts.jump} className="mb-3 week-table:hidden">
      <ul className="flex max-w-md flex-wrap gap-1">
        {days.map(({ day, date }, index) => (
          <li key={day} className="flex-1 basis-9">
            <button
              type="button"
              onClick={() => onSelect(index)}
              aria-current={isVisible(index) || undefined}
              className={classNames(
                'flex min-h-13 w-full flex-col items-center justify-center rounded-md text-sm leading-tight font-semibold transition-colors duration-(--quick)',
                isVisible(index) ? 'bg-leaf-soft text-leaf' : 'text-ink-soft hover:bg-sunk hover:text-ink',
              )}
            >
              <span aria-hidden="true" className={classNames(day === today && 'border-b-2 border-current')}>
                {shortWeekdayNames[day]}
              </span>
              <span aria-hidden="true" className="text-xs font-normal">
                {formatShortDay(date)}
              </span>
              <VisuallyHidden>{texts.dayNamed(weekdayNames[day], formatShortDay(date), day === today)}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
