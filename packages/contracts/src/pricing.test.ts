import { expect, it } from 'vitest'
import {
  cheapestMonthly,
  cheapestWeekly,
  type Interval,
  monthlyAmount,
  type PriceTier,
  savingPercent,
  totalAmount,
  weeklyAmount,
} from './pricing.ts'

const single = (unit_amount: number, interval: Interval | null = 'MONTH', intervalCount: number | null = 1) => ({
  unit_amount,
  tiersMode: null,
  priceTiers: [],
  interval,
  intervalCount,
})
const tiered = (tiersMode: 'graduated' | 'volume' | null, ...steps: [number | null, number][]) => ({
  unit_amount: null,
  tiersMode,
  priceTiers: steps.map(([upTo, unitAmount]): PriceTier => ({ upTo, unitAmount })),
  interval: 'MONTH' as const,
  intervalCount: 1,
})

const graduated = tiered('graduated', [5, 990], [20, 790], [100, 590], [null, 490])
const volume = tiered('volume', [10, 9900], [50, 7900], [null, 5900])

it.each([
  [1, 990],
  [5, 4950],
  [6, 4950 + 790],
  [10, 8900],
  [12, 10_480],
  [20, 16_800],
  [25, 19_750],
  [100, 64_000],
  [150, 88_500],
  [500, 260_000],
])('graduated tiers are filled and summed: %i slots', (quantity, cents) => {
  expect(totalAmount(graduated, quantity)).toBe(cents)
})

it.each([
  [1, 9900],
  [10, 99_000],
  [11, 86_900],
  [50, 395_000],
  [51, 300_900],
])('volume takes the one tier that covers: %i slots', (quantity, cents) => {
  expect(totalAmount(volume, quantity)).toBe(cents)
  expect(totalAmount({ ...volume, tiersMode: null }, quantity)).toBe(cents)
})

it('beyond the last tier its price goes on', () => {
  expect(totalAmount(tiered('graduated', [2, 100], [4, 50]), 10)).toBe(2 * 100 + 8 * 50)
  expect(totalAmount(tiered('volume', [2, 100], [4, 50]), 10)).toBe(500)
})

it('without tiers every unit costs the same', () => {
  expect(totalAmount(single(1490), 3)).toBe(4470)
})

it.each([
  [single(100, 'DAY'), 3000, 700],
  [single(490, 'WEEK'), 1960, 490],
  [single(980, 'WEEK', 2), 1960, 490],
  [single(1490, 'MONTH'), 1490, 344],
  [single(23_900, 'MONTH', 3), 7967, 1838],
  [single(14_900, 'YEAR'), 1242, 287],
  [single(4900, null, null), null, null],
])('per month and per week: %o', (price, month, week) => {
  expect([monthlyAmount(price), weeklyAmount(price)]).toEqual([month, week])
})

it('finds what is cheapest per month and per week, for a quantity', () => {
  const [week, month, year] = [single(490, 'WEEK'), single(1490), single(14_900, 'YEAR')]
  expect(cheapestMonthly([week, month, year])).toEqual({ price: year, amount: 1242 })
  expect(cheapestWeekly([week, month])).toEqual({ price: month, amount: 344 })
  expect(cheapestMonthly([single(4900, null, null)])).toBeNull()
  expect(cheapestMonthly([single(800), graduated], 1)?.amount).toBe(800)
  expect(cheapestMonthly([single(800), graduated], 200)?.price).toBe(graduated)
})

it('states a saving in whole percent, never too much', () => {
  const [month, year] = [single(1490), single(14_900, 'YEAR')]
  expect(savingPercent(year, [month, year])).toBe(16)
  expect(savingPercent(month, [month, year])).toBe(0)
  expect(savingPercent(single(10_800, 'YEAR'), [single(1000)])).toBe(10)
})
