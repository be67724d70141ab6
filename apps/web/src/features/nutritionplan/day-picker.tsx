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
  readonly onPick: (place: number) => void
}

/** The week at a glance: brings a day into view, and tells which ones are. */
export function DayPicker({ days, today, shown, onPick }: DayPickerProps) {
  const isShown = (place: number) => place >= shown.first && place <= shown.last
  return (
    <nav aria-label={texts.jump} className="mb-3">
      <ul className="flex max-w-sm gap-1.5">
        {days.map((day, place) => (
          <li key={day} className="flex-1">
            <button
              type="button"
              onClick={() => onPick(place)}
              aria-current={isShown(place) || undefined}
              className={classNames(
                'min-h-11 w-full rounded-md text-sm font-semibold transition-colors duration-(--quick)',
                isShown(place) ? 'bg-leaf-soft text-leaf' : 'text-ink-soft hover:bg-sunk hover:text-ink',
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
