import { addDays, weekdayOf } from '@kostbar/contracts/calendar'
import { weekdays } from '@kostbar/contracts/meals'
import { shortWeekdayNames } from '@kostbar/contracts/short-weekdays'
import type { ReactNode } from 'react'
import { formatWeekday } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'

/** Scheduled day in the calendar: `label` for screen readers, state and icon for the eye. */
export interface CalendarDay {
  readonly label: string
  readonly state: 'reached' | 'entered' | 'plain' | 'open'
  readonly icon?: ReactNode
}

const stateClasses: Readonly<Record<CalendarDay['state'], string>> = {
  reached: 'bg-leaf text-on-leaf forced-colors:outline-2 forced-colors:outline',
  entered: 'bg-apricot-soft text-apricot-ink forced-colors:outline-1 forced-colors:outline',
  open: 'bg-leaf-soft text-leaf inset-ring-2 inset-ring-leaf forced-colors:outline-1 forced-colors:outline',
  plain: 'bg-sage text-ink forced-colors:outline-1 forced-colors:outline-dashed',
}

interface DayCalendarProps {
  readonly label: string
  readonly startsOn: string
  readonly endsOn: string
  /** Scheduled days by ISO date; all other days show their number only. */
  readonly days: ReadonlyMap<string, CalendarDay>
}

/** Calendar of a challenge's weeks, Monday first; screen readers get a list of the scheduled days. */
export function DayCalendar({ label, startsOn, endsOn, days }: DayCalendarProps) {
  const firstColumn = weekdays.indexOf(weekdayOf(startsOn)) + 1
  const dates: string[] = []
  for (let day = startsOn; day <= endsOn && dates.length < 92; day = addDays(day, 1)) dates.push(day)
  return (
    <div>
      <div aria-hidden="true" className="mb-1 grid max-w-md grid-cols-7 gap-1 text-center text-xs text-ink-soft">
        {weekdays.map((day) => (
          <span key={day}>{shortWeekdayNames[day]}</span>
        ))}
      </div>
      <ol aria-label={label} className="grid max-w-md grid-cols-7 gap-1">
        {dates.map((date, index) => {
          const day = days.get(date)
          return (
            <li
              key={date}
              aria-hidden={day ? undefined : true}
              style={index === 0 ? { gridColumnStart: firstColumn } : undefined}
              className={classNames(
                'grid min-h-9 place-items-center rounded-md text-sm tabular-nums',
                day ? `font-semibold ${stateClasses[day.state]}` : 'text-ink-faint',
              )}
            >
              <span aria-hidden="true" className="inline-flex items-center gap-0.5">
                {Number(date.slice(8))}
                {day?.icon}
              </span>
              {day ? <span className="sr-only">{`${formatWeekday(date)}: ${day.label}`}</span> : null}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
