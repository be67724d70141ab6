import { expect, test } from 'vitest'
import { formatCount, formatDate, formatDateTime, formatFileSize, formatWeekday, hourInVienna } from './format.ts'

test('formats dates for Austria in Vienna time', () => {
  expect(formatDate('2026-01-21T23:30:00Z')).toBe('22.\u00a0Jänner 2026')
  expect(formatDateTime('2026-07-01T12:05:00Z')).toBe('01.07.2026, 14:05')
})

test('formats calendar days as they are, also when the clock changes', () => {
  expect(formatWeekday('2026-03-29')).toBe('Sonntag, 29.\u00a0März')
  expect(formatWeekday('2026-10-25')).toBe('Sonntag, 25.\u00a0Oktober')
})

test('uses singular and plural', () => {
  expect(formatCount(0, 'Kunde', 'Kunden')).toBe('0 Kunden')
  expect(formatCount(1, 'Kunde', 'Kunden')).toBe('1 Kunde')
  expect(formatCount(1250, 'Kunde', 'Kunden')).toBe('1.250 Kunden')
})

test('formats sizes with relevant digits, never as 0', () => {
  expect([12.34, 1, 0.9996, 0.314, 0.0004].map(formatFileSize)).toEqual(['12,3 MB', '1 MB', '1 MB', '314 kB', '1 kB'])
})

test('computes the hour in Vienna', () => {
  expect(hourInVienna('2026-07-01T22:30:00Z')).toBe(0)
})
