import type { MealTimes } from '@kostbar/contracts/evaluations/statistics-schemas'
import { firstHour } from '@kostbar/contracts/evaluations/week'
import { shortWeekdayOf } from '@kostbar/contracts/short-weekdays'
import { formatWeekday } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { texts } from './texts.ts'
import { TableBehindChart } from './values-table.tsx'

/** Hours of a protocol day in order, from four in the morning. */
const hours = Array.from({ length: 24 }, (_value, index) => (index + firstHour) % 24)

const tones = ['bg-sunk', 'bg-leaf/45', 'bg-leaf/75', 'bg-leaf']
const toneOf = (count: number) => tones[Math.min(count, tones.length - 1)] ?? 'bg-sunk'

/** Label of an hour's column; only every fourth hour has one. */
const labelOf = (hour: number) => (hour % 4 === 0 ? String(hour) : '')

interface MealTimesSectionProps {
  readonly days: readonly string[]
  readonly mealTimes: MealTimes
}

/** Section about meal times: a row per day, a column per hour. */
export function MealTimesSection({ days, mealTimes }: MealTimesSectionProps) {
  const { cells, windows, meanFirst, meanLast } = mealTimes
  const countAt = (day: string, hour: number) =>
    cells.find((cell) => cell.day === day && cell.hour === hour)?.count ?? 0
  return (
    <PageSection
      id="zeiten"
      title={texts.mealTimes}
      text={meanFirst && meanLast ? texts.mealTimesText(meanFirst, meanLast) : texts.noMeals}
    >
      <figure>
        <div aria-hidden="true" className="grid grid-cols-[2rem_repeat(24,minmax(0,1fr))] gap-0.5 text-xs sm:gap-1">
          {days.map((day) => (
            <div key={day} className="contents">
              <span className="self-center text-ink-soft">{shortWeekdayOf(day)}</span>
              {hours.map((hour) => (
                <span
                  key={hour}
                  title={texts.cell(formatWeekday(day), `${hour} Uhr`, countAt(day, hour))}
                  className={classNames(
                    'grid h-7 place-items-center rounded-xs font-semibold colour-coded sm:h-8',
                    toneOf(countAt(day, hour)),
                    countAt(day, hour) > 1 ? 'text-on-leaf' : 'text-transparent',
                  )}
                >
                  {countAt(day, hour) > 1 ? countAt(day, hour) : ''}
                </span>
              ))}
            </div>
          ))}
          <span />
          {hours.map((hour) => (
            <span key={hour} className="overflow-visible whitespace-nowrap text-ink-soft tabular-nums">
              {labelOf(hour)}
            </span>
          ))}
        </div>
        <TableBehindChart
          caption={texts.mealTimes}
          columns={[texts.day, texts.firstMeal, texts.lastMeal, texts.longestPause, texts.meals]}
          rows={windows.map(({ day, first, last, longestPauseMinutes }) => [
            formatWeekday(day),
            first,
            last,
            longestPauseMinutes === null ? '–' : texts.hours(longestPauseMinutes),
            String(cells.filter((cell) => cell.day === day).reduce((sum, { count }) => sum + count, 0)),
          ])}
        />
      </figure>
    </PageSection>
  )
}
