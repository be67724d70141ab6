import { expect, it } from 'vitest'
import {
  cheapestMonthly,
  cheapestWeekly,
  type Interval,
  monthlyAmount,
  type PriceTier,
  savingAgainstMonthly,
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
])('sums graduated tiers: %i slots', (quantity, cents) => {
  expect(totalAmount(graduated, quantity)).toBe(cents)
})

it.each([
  [1, 9900],
  [10, 99_000],
  [11, 86_900],
  [50, 395_000],
  [51, 300_900],
])('charges all units at the volume tier that covers the quantity: %i slots', (quantity, cents) => {
  expect(totalAmount(volume, quantity)).toBe(cents)
  expect(totalAmount({ ...volume, tiersMode: null }, quantity)).toBe(cents)
})

it('charges the last tier beyond its end', () => {
  expect(totalAmount(tiered('graduated', [2, 100], [4, 50]), 10)).toBe(2 * 100 + 8 * 50)
  expect(totalAmount(tiered('volume', [2, 100], [4, 50]), 10)).toBe(500)
})

it('multiplies the unit amount without tiers', () => {
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
])('converts to amounts per month and per week: %o', (price, month, week) => {
  expect([monthlyAmount(price), weeklyAmount(price)]).toEqual([month, week])
})

it('finds the cheapest price per month and per week for a quantity', () => {
  const [week, month, year] = [single(490, 'WEEK'), single(1490), single(14_900, 'YEAR')]
  expect(cheapestMonthly([week, month, year])).toEqual({ price: year, amount: 1242 })
  expect(cheapestWeekly([week, month])).toEqual({ price: month, amount: 344 })
  expect(cheapestMonthly([single(4900, null, null)])).toBeNull()
  expect(cheapestMonthly([single(800), graduated], 1)?.amount).toBe(800)
  expect(cheapestMonthly([single(800), graduated], 200)?.price).toBe(graduated)
})

it.each([
  [14_900, 'YEAR', 1, 16],
  [14_304, 'YEAR', 1, 20],
  [4023, 'MONTH', 3, 10],
  [4024, 'MONTH', 3, 9],
  [1490, 'MONTH', 1, null],
  [490, 'WEEK', 1, null],
  [17_880, 'YEAR', 1, null],
  [100, null, null, null],
] as const)('%d cents per %s × %s save %s %% against a monthly price of 1490', (cents, interval, count, saving) => {
  const price = single(cents, interval, count)
  expect(savingAgainstMonthly(price, [price, single(1490)])).toBe(saving)
})

it('knows no saving without a monthly price', () => {
  const yearly = single(14_900, 'YEAR')
  expect(savingAgainstMonthly(yearly, [yearly, single(490, 'WEEK')])).toBeNull()
})
