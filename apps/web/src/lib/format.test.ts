import { expect, test } from 'vitest'
import { dayInVienna, formatCount, formatDate, formatDateTime, formatMegabytes, hourInVienna } from './format.ts'

test('formats dates for Austria in Vienna time', () => {
  expect(formatDate('2026-01-21T23:30:00Z')).toBe('22.\u00a0Jänner 2026')
  expect(formatDateTime('2026-07-01T12:05:00Z')).toBe('01.07.2026, 14:05')
})

test('uses singular and plural', () => {
  expect(formatCount(0, 'Kunde', 'Kunden')).toBe('0 Kunden')
  expect(formatCount(1, 'Kunde', 'Kunden')).toBe('1 Kunde')
  expect(formatCount(1250, 'Kunde', 'Kunden')).toBe('1.250 Kunden')
})

test('formats sizes with relevant digits, never as 0', () => {
  expect([12.34, 1, 0.314, 0.0004].map(formatMegabytes)).toEqual(['12,3 MB', '1 MB', '0,31 MB', '0,01 MB'])
})

test('computes day and hour in Vienna, also across daylight saving changes', () => {
  expect(dayInVienna('2026-11-21T23:30:00Z')).toBe('2026-11-22')
  expect(dayInVienna('2026-10-24T12:00:00Z', 1)).toBe('2026-10-25')
  expect(dayInVienna('2026-12-31T12:00:00Z', 1)).toBe('2027-01-01')
  expect(hourInVienna('2026-07-01T22:30:00Z')).toBe(0)
})
