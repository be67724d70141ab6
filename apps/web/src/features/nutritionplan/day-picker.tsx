import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { shortWeekdayNames, texts } from './texts.ts'

interface DayPickerProps {
  /** In the order they are shown. */
  readonly days: readonly Weekday[]
  readonly today: Weekday
  /** The places of the first and the last day in view. */
  readonly shown: { readonly first: number; readonly last: number }
  readonly onSelect: (index: number) => void
}

/** The week at a glance: brings a day into view, and tells which ones are. */
export function DayPicker({ days, today, shown, onSelect }: DayPickerProps) {
  const isShown = (index: number) => index >= shown.first && index <= shown.last
  return (
    <nav aria-label={texts.jump} className="mb-3">
      <ul className="flex max-w-sm gap-1.5">
        {days.map((day, index) => (
          <li key={day} className="flex-1">
            <button
              type="button"
              onClick={() => onSelect(index)}
              aria-current={isShown(index) || undefined}
              className={classNames(
                'min-h-11 w-full rounded-md text-sm font-semibold transition-colors duration-(--quick)',
                isShown(index) ? 'bg-leaf-soft text-leaf' : 'text-ink-soft hover:bg-sunk hover:text-ink',
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
