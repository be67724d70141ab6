import type { Interval, Recurring } from '@kostbar/contracts/pricing'
import { formatNumber } from '../../lib/format.ts'

interface IntervalTexts {
  readonly one: string
  readonly many: string
  readonly each: string
}

const intervalTexts: Record<Interval, IntervalTexts> = {
  DAY: { one: '1 Tag', many: 'Tage', each: 'pro Tag' },
  WEEK: { one: '1 Woche', many: 'Wochen', each: 'pro Woche' },
  MONTH: { one: '1 Monat', many: 'Monate', each: 'pro Monat' },
  YEAR: { one: '1 Jahr', many: 'Jahre', each: 'pro Jahr' },
}

const intervalNames: Record<string, string> = {
  DAY1: 'Täglich',
  WEEK1: 'Wöchentlich',
  MONTH1: 'Monatlich',
  MONTH3: 'Vierteljährlich',
  MONTH6: 'Halbjährlich',
  YEAR1: 'Jährlich',
}

/** Billing period in words: `1 Monat`, `3 Monate`; null for a one-time price. */
export function periodLabel({ interval, intervalCount }: Recurring): string | null {
  if (!interval) return null
  const count = intervalCount ?? 1
  return count === 1 ? intervalTexts[interval].one : `${formatNumber(count)} ${intervalTexts[interval].many}`
}

/** Suffix of an amount: `pro Monat`, `alle 3 Monate`, `einmalig`. */
export function perPeriodLabel(price: Recurring): string {
  if (!price.interval) return 'einmalig'
  return (price.intervalCount ?? 1) === 1 ? intervalTexts[price.interval].each : `alle ${periodLabel(price)}`
}

/** Name of a payment option: `Monatlich`, `Vierteljährlich`, `Alle 2 Wochen`, `Einmalig`. */
export function billingIntervalLabel(price: Recurring): string {
  if (!price.interval) return 'Einmalig'
  return intervalNames[`${price.interval}${price.intervalCount ?? 1}`] ?? `Alle ${periodLabel(price)}`
}
