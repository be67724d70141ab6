import { addDays } from '@kostbar/contracts/calendar'
import type { DayValue } from '../../ui/chart/line-chart-data.ts'

const windowDays = 7

/**
 * Seven-day means: for each day with a value, the mean of the values of the seven days up to it, rounded to one
 * decimal.
 * @param values oldest first, one per day
 */
export function sevenDayMeans(values: readonly DayValue[]): DayValue[] {
  let first = 0
  let sum = 0
  return values.map(({ day, value }, index) => {
    sum += value
    const windowStart = addDays(day, 1 - windowDays)
    for (let oldest = values[first]; oldest && oldest.day < windowStart; oldest = values[first]) {
      sum -= oldest.value
      first += 1
    }
    return { day, value: Math.round((sum / (index - first + 1)) * 10) / 10 }
  })
}
