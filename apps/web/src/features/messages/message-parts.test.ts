import { expect, test } from 'vitest'
import { mondayMorning, tomorrowMorning } from './inbox/later-times.ts'
import { dayLabel } from './message-days.ts'
import { messageParts } from './message-parts.ts'

const links = (text: string) => messageParts(text).flatMap(({ href }) => href ?? [])

test('finds web addresses without the punctuation around them', () => {
  expect(links('Siehe https://a.at/x, http://b.at! (https://c.at/d) und „https://e.at/f“.')).toEqual([
    'https://a.at/x',
    'http://b.at',
    'https://c.at/d',
    'https://e.at/f',
  ])
  expect(links('https://de.wikipedia.org/wiki/Salz_(Chemie)')).toEqual(['https://de.wikipedia.org/wiki/Salz_(Chemie)'])
  expect(links('(https://de.wikipedia.org/wiki/Salz_(Chemie))')).toEqual([
    'https://de.wikipedia.org/wiki/Salz_(Chemie)',
  ])
})

test('links nothing that could run, and nothing that is no address', () => {
  expect(links('javascript:alert(1) data:text/html,x ftp://a.at www.a.at https:// a@b.at')).toEqual([])
})

test('keeps every character of the text', () => {
  const text = 'Vor https://a.at nach\nhttps://b.at.'
  expect(
    messageParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('names days relative to today in Vienna', () => {
  const now = new Date('2026-11-22T23:30:00Z')
  expect(dayLabel('2026-11-23', now)).toBe('Heute')
  expect(dayLabel('2026-11-22', now)).toBe('Gestern')
  expect(dayLabel('2026-11-20', now)).toBe('Freitag, 20.\u00a0November')
  expect(dayLabel('2025-11-20', now)).toBe('20.\u00a0November 2025')
})

test('tomorrow and Monday at eight in Vienna, in winter and in summer', () => {
  const sunday = new Date('2026-11-22T12:00:00Z')
  expect(tomorrowMorning(sunday).toISOString()).toBe('2026-11-23T07:00:00.000Z')
  expect(mondayMorning(sunday).toISOString()).toBe('2026-11-23T07:00:00.000Z')
  const monday = new Date('2026-07-06T12:00:00Z')
  expect(tomorrowMorning(monday).toISOString()).toBe('2026-07-07T06:00:00.000Z')
  expect(mondayMorning(monday).toISOString()).toBe('2026-07-13T06:00:00.000Z')
  expect(tomorrowMorning(new Date('2026-10-24T12:00:00Z')).toISOString()).toBe('2026-10-25T07:00:00.000Z')
})
