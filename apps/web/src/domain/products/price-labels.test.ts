import type { Interval } from '@kostbar/contracts/pricing'
import { expect, test } from 'vitest'
import { billingIntervalLabel, periodLabel, perPeriodLabel } from './price-labels.ts'

const every = (interval: Interval | null, intervalCount: number | null = 1) => ({ interval, intervalCount })

test.each([
  [every('DAY'), 'Täglich', 'pro Tag', '1 Tag'],
  [every('WEEK'), 'Wöchentlich', 'pro Woche', '1 Woche'],
  [every('WEEK', 2), 'Alle 2 Wochen', 'alle 2 Wochen', '2 Wochen'],
  [every('MONTH'), 'Monatlich', 'pro Monat', '1 Monat'],
  [every('MONTH', null), 'Monatlich', 'pro Monat', '1 Monat'],
  [every('MONTH', 3), 'Vierteljährlich', 'alle 3 Monate', '3 Monate'],
  [every('MONTH', 6), 'Halbjährlich', 'alle 6 Monate', '6 Monate'],
  [every('MONTH', 5), 'Alle 5 Monate', 'alle 5 Monate', '5 Monate'],
  [every('YEAR'), 'Jährlich', 'pro Jahr', '1 Jahr'],
  [every('YEAR', 2), 'Alle 2 Jahre', 'alle 2 Jahre', '2 Jahre'],
])('%o is billed %s, %s', (price, billing, suffix, period) => {
  expect(billingIntervalLabel(price)).toBe(billing)
  expect(perPeriodLabel(price)).toBe(suffix)
  expect(periodLabel(price)).toBe(period)
})

test('a one-time price has no period', () => {
  const once = every(null, null)
  expect([billingIntervalLabel(once), perPeriodLabel(once), periodLabel(once)]).toEqual(['Einmalig', 'einmalig', null])
})
