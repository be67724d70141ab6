import { dayInVienna } from '../../lib/format.ts'
import type { DayValue } from '../../ui/chart/line-chart-data.ts'

const windowDays = 7

/**
 * The mean of the seven days up to each day with a value, rounded to one decimal.
 * @param values oldest first, one per day
 */
export function sevenDayMeans(values: readonly DayValue[]): DayValue[] {
  let first = 0
  let sum = 0
  return values.map(({ day, value }, index) => {
    sum += value
    const windowStart = dayInVienna(`${day}T12:00:00Z`, 1 - windowDays)
    for (let oldest = values[first]; oldest && oldest.day < windowStart; oldest = values[first]) {
      sum -= oldest.value
      first += 1
    }
    return { day, value: Math.round((sum / (index - first + 1)) * 10) / 10 }
  })
}
