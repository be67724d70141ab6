import { expect, it } from 'vitest'
import { addIntervals, nextPeriodEnd } from './interval.ts'

const moment = (iso: string) => Date.parse(`${iso}T10:00:00Z`) / 1000
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
const monthly = { interval: 'month', interval_count: 1 } as const

it('ends periods anchored on the 31st on the last day of shorter months', () => {
  const anchor = moment('2027-01-31')
  const ends: string[] = []
  for (let end = anchor; ends.length < 5; ends.push(iso(end))) end = nextPeriodEnd(anchor, monthly, end)
  expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'])
})

it.each([
  ['day', 3, '2026-11-24'],
  ['week', 2, '2026-12-05'],
  ['month', 3, '2027-02-21'],
  ['year', 1, '2027-11-21'],
] as const)('%s × %i', (interval, interval_count, expected) => {
  expect(iso(addIntervals(moment('2026-11-21'), { interval, interval_count }))).toBe(expected)
})

it('finds the period end many periods after the anchor', () => {
  const anchor = moment('2020-02-29')
  expect(iso(nextPeriodEnd(anchor, monthly, moment('2026-11-28')))).toBe('2026-11-29')
  expect(iso(nextPeriodEnd(anchor, { interval: 'year', interval_count: 1 }, moment('2026-11-28')))).toBe('2027-02-28')
  expect(iso(nextPeriodEnd(anchor, { interval: 'week', interval_count: 1 }, moment('2026-11-21')))).toBe('2026-11-28')
})
