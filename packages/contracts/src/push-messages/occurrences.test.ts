import { expect, it } from 'vitest'
import { nextOccurrences } from './occurrences.ts'

const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString())

it('keeps the wall-clock time over both changes of the clock', () => {
  const weekly = {
    kind: 'WEEKLY',
    weekdays: ['Saturday', 'Sunday', 'Monday'],
    time: '08:30',
    until: '2027-12-31',
  } as const
  expect(iso(nextOccurrences(weekly, new Date('2026-03-27T12:00:00Z'), 4))).toEqual([
    '2026-03-28T07:30:00.000Z',
    '2026-03-29T06:30:00.000Z',
    '2026-03-30T06:30:00.000Z',
    '2026-04-04T06:30:00.000Z',
  ])
  expect(iso(nextOccurrences(weekly, new Date('2026-10-24T12:00:00Z'), 2))).toEqual([
    '2026-10-25T07:30:00.000Z',
    '2026-10-26T07:30:00.000Z',
  ])
})

it('ends with the last day, which counts, and starts after the moment', () => {
  const weekly = { kind: 'WEEKLY', weekdays: ['Monday'], time: '09:00', until: '2026-12-07' } as const
  expect(iso(nextOccurrences(weekly, new Date('2026-11-30T08:00:00Z'), 5))).toEqual(['2026-12-07T08:00:00.000Z'])
  expect(nextOccurrences({ kind: 'ONCE', day: '2026-01-01', time: '09:00' }, new Date('2026-02-01'), 5)).toEqual([])
})
