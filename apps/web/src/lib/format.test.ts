import { expect, test } from 'vitest'
import { formatCount, formatDate, formatDateTime, formatFileSize, hourInVienna } from './format.ts'

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
  expect([12.34, 1, 0.9996, 0.314, 0.0004].map(formatFileSize)).toEqual(['12,3 MB', '1 MB', '1 MB', '314 kB', '1 kB'])
})

test('computes the hour in Vienna', () => {
  expect(hourInVienna('2026-07-01T22:30:00Z')).toBe(0)
})
