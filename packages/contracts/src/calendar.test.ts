import { expect, it } from 'vitest'
import {
  addDays,
  lengthInDays,
  nextMonday,
  nextWeekday,
  viennaClock,
  viennaDay,
  viennaInstant,
  weekdayOf,
} from './calendar.ts'

it.each([
  ['2026-11-21T22:59:00Z', '2026-11-21'],
  ['2026-11-21T23:30:00Z', '2026-11-22'],
  ['2026-07-01T22:30:00Z', '2026-07-02'],
])('at %s it is %s in Vienna', (moment, day) => {
  expect([viennaDay(moment), viennaDay(new Date(moment)), viennaDay(Date.parse(moment))]).toEqual([day, day, day])
})

it.each([
  ['2026-11-21T23:05:59Z', '2026-11-22 00:05'],
  ['2026-07-01T10:30:00Z', '2026-07-01 12:30'],
])('at %s clocks in Vienna show %s', (moment, clock) => {
  expect([viennaClock(moment), viennaClock(new Date(moment)), viennaClock(Date.parse(moment))]).toEqual([
    clock,
    clock,
    clock,
  ])
})

it.each([
  ['2026-11-23', '08:00', '2026-11-23T07:00:00.000Z'],
  ['2026-07-01', '00:15', '2026-06-30T22:15:00.000Z'],
])('%s %s in Vienna is %s', (day, time, moment) => {
  expect(viennaInstant(day, time).toISOString()).toBe(moment)
})

it('a time that does not exist is an hour later, one that exists twice is the first', () => {
  expect(viennaInstant('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(viennaInstant('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

it.each([
  ['2026-10-24', 1, '2026-10-25'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-03-29', -1, '2026-03-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %d days is %s, also when the clocks change', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
})

it('counts days with the first and the last', () => {
  expect(lengthInDays('2026-10-24', '2026-10-26')).toBe(3)
})

it('names the weekday of a calendar day', () => {
  expect(['2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual(['Sunday', 'Monday'])
})

it.each([
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-30'],
  ['2026-11-28', '2026-11-30'],
])('the first Monday after %s is %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday)
})

it.each([
  ['2026-11-22', 'Sunday', '2026-11-29'],
  ['2026-11-23', 'Wednesday', '2026-11-25'],
  ['2026-11-27', 'Thursday', '2026-12-03'],
] as const)('after %s the first %s is %s', (day, weekday, next) => {
  expect(nextWeekday(day, weekday)).toBe(next)
})
