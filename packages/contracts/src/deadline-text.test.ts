import { expect, test } from 'vitest'
import { formatDeadline } from './deadline-text.ts'

const now = new Date('2026-11-20T16:00:00Z')

test('a deadline within six days is a weekday and a time in Vienna', () => {
  expect(formatDeadline('2026-11-22T16:00:00Z', now)).toBe('So, 17:00')
  expect(formatDeadline('2026-11-16T08:05:00Z', now)).toBe('Mo, 09:05')
})

test('a later one says its date', () => {
  expect(formatDeadline('2026-12-06T16:00:00Z', now)).toBe('So, 06.12., 17:00')
})

test('in the hour that comes twice, it says which one is meant', () => {
  const october = new Date('2026-10-23T12:00:00Z')
  expect(formatDeadline('2026-10-24T23:30:00Z', october)).toBe('So, 01:30')
  expect(formatDeadline('2026-10-25T00:30:00Z', october)).toBe('So, 02:30 (Sommerzeit)')
  expect(formatDeadline('2026-10-25T01:30:00Z', october)).toBe('So, 02:30 (Winterzeit)')
  expect(formatDeadline('2026-10-25T02:30:00Z', october)).toBe('So, 03:30')
})

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Every minute of a Sunday in Vienna, with the wall clock computed from the moment at which the UTC offset changes. */
const minutesOfSunday = (midnight: string, change: string, [before, after]: readonly [number, number]) => {
  const [first, changedAt] = [Date.parse(midnight), Date.parse(change)]
  const end = first + (24 + before - after) * hourMs
  return Array.from({ length: (end - first) / minuteMs }, (_value, index) => {
    const moment = first + index * minuteMs
    const wallClock = new Date(moment + (moment < changedAt ? before : after) * hourMs).toISOString().slice(11, 16)
    return { moment, wallClock }
  })
}

test.each([
  ['23 hours in March', '2026-03-28T23:00:00Z', '2026-03-29T01:00:00Z', [1, 2]],
  ['25 hours in October', '2026-10-24T22:00:00Z', '2026-10-25T01:00:00Z', [2, 1]],
] as const)(
  'on a Sunday of %s, every minute has a name of its own: its time in Vienna',
  (_length, midnight, change, offsets) => {
    const minutes = minutesOfSunday(midnight, change, offsets)
    const names = minutes.map(({ moment }) => formatDeadline(new Date(moment), new Date(moment - 48 * hourMs)))
    expect(names.map((name) => name.replace(/ \(.*\)$/, ''))).toEqual(
      minutes.map(({ wallClock }) => `So, ${wallClock}`),
    )
    expect(new Set(names).size).toBe(minutes.length)
  },
)

test('in March the hour that does not exist is never named', () => {
  const march = new Date('2026-03-27T12:00:00Z')
  expect(formatDeadline('2026-03-29T00:59:00Z', march)).toBe('So, 01:59')
  expect(formatDeadline('2026-03-29T01:00:00Z', march)).toBe('So, 03:00')
})
