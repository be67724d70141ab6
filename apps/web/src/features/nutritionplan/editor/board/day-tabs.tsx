import { type Weekday, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { shortWeekdayNames } from '@kostbar/contracts/short-weekdays'
import { classNames } from '../../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { texts } from '../texts.ts'

interface DayTabsProps {
  readonly shown: Weekday
  readonly today: Weekday | null
  readonly onSelect: (day: Weekday) => void
}

/** Tabs to choose the day shown on narrow screens. */
export const DayTabs = ({ shown, today, onSelect }: DayTabsProps) => (
  <nav aria-label={texts.days} className="mb-2 @min-[52rem]:hidden">
    <ul className="flex gap-1">
      {weekdays.map((day) => (
        <li key={day} className="flex-1">
          <button
            type="button"
            aria-current={day === shown || undefined}
            onClick={() => onSelect(day)}
            className={classNames(
              'min-h-11 w-full rounded-md text-sm font-semibold transition-colors duration-(--quick)',
              day === shown ? 'bg-leaf text-on-leaf' : 'bg-sunk text-ink-soft hover:text-ink',
            )}
          >
            <span aria-hidden="true" className={classNames(day === today && 'border-b-2 border-current pb-0.5')}>
              {shortWeekdayNames[day]}
            </span>
            <VisuallyHidden>{weekdayNames[day]}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  </nav>
)
