import type { Interval } from '@kostbar/contracts/pricing'
import { formatNumber } from './format.ts'

/** How often a price is paid; `interval` is null for one paid once. */
export interface Rhythm {
  readonly interval: Interval | null
  readonly intervalCount: number | null
}

interface Words {
  readonly one: string
  readonly many: string
  readonly each: string
}

const words: Record<Interval, Words> = {
  DAY: { one: '1 Tag', many: 'Tage', each: 'pro Tag' },
  WEEK: { one: '1 Woche', many: 'Wochen', each: 'pro Woche' },
  MONTH: { one: '1 Monat', many: 'Monate', each: 'pro Monat' },
  YEAR: { one: '1 Jahr', many: 'Jahre', each: 'pro Jahr' },
}

const names: Record<string, string> = {
  DAY1: 'Täglich',
  WEEK1: 'Wöchentlich',
  MONTH1: 'Monatlich',
  MONTH3: 'Vierteljährlich',
  MONTH6: 'Halbjährlich',
  YEAR1: 'Jährlich',
}

/** `1 Monat`, `3 Monate`: how long one payment lasts; null for a price paid once. */
export function periodWords({ interval, intervalCount }: Rhythm): string | null {
  if (!interval) return null
  const count = intervalCount ?? 1
  return count === 1 ? words[interval].one : `${formatNumber(count)} ${words[interval].many}`
}

/** `pro Monat`, `alle 3 Monate`, `einmalig`: what stands behind an amount. */
export function eachWords(rhythm: Rhythm): string {
  if (!rhythm.interval) return 'einmalig'
  return (rhythm.intervalCount ?? 1) === 1 ? words[rhythm.interval].each : `alle ${periodWords(rhythm)}`
}

/** `Monatlich`, `Vierteljährlich`, `Alle 2 Wochen`, `Einmalig`: the name of a choice. */
export function rhythmName(rhythm: Rhythm): string {
  if (!rhythm.interval) return 'Einmalig'
  return names[`${rhythm.interval}${rhythm.intervalCount ?? 1}`] ?? `Alle ${periodWords(rhythm)}`
}
