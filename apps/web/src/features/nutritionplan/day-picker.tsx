import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { shortWeekdayNames, texts } from './texts.ts'

interface DayPickerProps {
  /** In display order. */
  readonly days: readonly Weekday[]
  readonly today: Weekday
  /** Indexes of the first and last visible day. */
  readonly visible: { readonly first: number; readonly last: number }
  readonly onSelect: (index: number) => void
}

/** Scrolls to a day of the week and marks the visible ones. */
export function DayPicker({ days, today, visible, onSelect }: DayPickerProps) {
  const isVisible = (index: number) => index >= visible.first && index <= visible.last
  return (
    <nav aria-label={texts.jump} className="mb-3">
      <ul className="flex max-w-sm gap-1.5">
        {days.map((day, index) => (
          <li key={day} className="flex-1">
            <button
              type="button"
              onClick={() => onSelect(index)}
              aria-current={isVisible(index) || undefined}
              className={classNames(
                'min-h-11 w-full rounded-md text-sm font-semibold transition-colors duration-(--quick)',
                isVisible(index) ? 'bg-leaf-soft text-leaf' : 'text-ink-soft hover:bg-sunk hover:text-ink',
              )}
            >
              <span aria-hidden="true" className={classNames(day === today && 'border-b-2 border-current pb-0.5')}>
                {shortWeekdayNames[day]}
              </span>
              <VisuallyHidden>{day === today ? texts.todayNamed(weekdayNames[day]) : weekdayNames[day]}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
