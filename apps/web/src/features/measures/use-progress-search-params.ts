import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import type { MeasureKind } from '@kostbar/contracts/measures/measure-kinds'
import { codeOf } from '../../lib/code-of.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** Length of each period in days, by value of the URL parameter `zeitraum`; null for no limit. */
const rangeDays = { '4-wochen': 28, '3-monate': 91, '1-jahr': 365, alles: null } as const
export type ProgressRange = keyof typeof rangeDays

export const progressRanges = Object.keys(rangeDays) as ProgressRange[]
const defaultRange: ProgressRange = '3-monate'

/** Kinds of measure as values of the URL parameter `mass`. */
const kindNames: Record<MeasureKind, string> = {
  WEIGHT: 'gewicht',
  WAIST: 'bauchumfang',
  HIP: 'hueftumfang',
  BODY_FAT: 'koerperfett',
}

/** First ISO date of a period that ends today; null for the unlimited one. */
export const firstDayOf = (range: ProgressRange): string | null => {
  const days = rangeDays[range]
  return days === null ? null : addDays(todayInVienna(), 1 - days)
}

/** Kind and period of the chart, stored in the URL. */
export function useProgressSearchParams() {
  const { read, change } = useSearchParamState()
  const kind = codeOf(kindNames, read('mass')) ?? 'WEIGHT'
  const range = progressRanges.find((each) => each === read('zeitraum')) ?? defaultRange
  return {
    kind,
    range,
    setKind: (next: MeasureKind) => change({ mass: next === 'WEIGHT' ? '' : kindNames[next] }, true),
    setRange: (next: ProgressRange) => change({ zeitraum: next === defaultRange ? '' : next }, true),
  }
}
