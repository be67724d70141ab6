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

test('in March the hour that does not exist is never named', () => {
  const march = new Date('2026-03-27T12:00:00Z')
  expect(formatDeadline('2026-03-29T00:59:00Z', march)).toBe('So, 01:59')
  expect(formatDeadline('2026-03-29T01:00:00Z', march)).toBe('So, 03:00')
})
