import { expect, test } from 'vitest'
import { isUpcoming } from './upcoming.ts'

test.each([
  ['Anamnese und 7-Tages-Protokoll', true],
  ['Alle Rezepte mit Nährwerten', false],
])('%s: %s', (line, expected) => {
  expect(isUpcoming(line, [/Protokoll/])).toBe(expected)
})

test('nothing is marked once the list is empty', () => {
  expect(isUpcoming('Anamnese und 7-Tages-Protokoll', [])).toBe(false)
})
