import { type MeasureKind, measureKinds } from '@kostbar/contracts/measures/measure-kinds'
import { dayInVienna } from '../../lib/format.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** Values of the parameter `zeitraum`, with the days they reach back. */
const rangeDays = { '4-wochen': 28, '3-monate': 91, '1-jahr': 365, alles: null } as const
export type ProgressRange = keyof typeof rangeDays

export const progressRanges = Object.keys(rangeDays) as ProgressRange[]
const defaultRange: ProgressRange = '3-monate'

/** Values of the parameter `mass`. */
const kindNames: Record<MeasureKind, string> = {
  WEIGHT: 'gewicht',
  WAIST: 'bauchumfang',
  HIP: 'hueftumfang',
  BODY_FAT: 'koerperfett',
}
const kinds = Object.keys(measureKinds) as MeasureKind[]

/** The first day of a range that ends today; null for everything. */
export const firstDayOf = (range: ProgressRange): string | null => {
  const days = rangeDays[range]
  return days === null ? null : dayInVienna(new Date(), 1 - days)
}

/** Measure and period of the chart, in the URL. */
export function useProgressSearchParams() {
  const { read, change } = useSearchParamState()
  const kind = kinds.find((each) => kindNames[each] === read('mass')) ?? 'WEIGHT'
  const range = progressRanges.find((each) => each === read('zeitraum')) ?? defaultRange
  return {
    kind,
    range,
    setKind: (next: MeasureKind) => change({ mass: next === 'WEIGHT' ? '' : kindNames[next] }, true),
    setRange: (next: ProgressRange) => change({ zeitraum: next === defaultRange ? '' : next }, true),
  }
}
