import { expect, it } from 'vitest'
import { germanMinutes } from './duration.ts'

it.each([
  ['1 1/2 Stunden', 90],
  ['1½ Stunden', 90],
  ['1 ½ Std.', 90],
  ['½ Stunde', 30],
  ['3/4 Stunde', 45],
  ['1,25 h', 75],
  ['1.5 Stunden', 90],
  ['Gesamtzeit: 1 Std. 15 Min.', 75],
  ['1½ Stunden 10 Minuten', 100],
  ['30–40 Minuten', 40],
  ['20/30 Minuten', 30],
  ["45'", 45],
  ['bald', null],
])('%s are %j minutes', (text, minutes) => {
  expect(germanMinutes(text)).toBe(minutes)
})
