import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrapText } from './wrap-text.ts'

const wrap = (text: string, width: number) => wrapText(text, width, (line) => line.length)

it('breaks between words, and divides long ones between syllables', () => {
  expect(wrap('Hühnergeschnetzeltes mit Reis', 14)).toEqual(['Hühnerge-', 'schnetzeltes', 'mit Reis'])
  expect(wrap('Nachmittagssnack', 12)).toEqual(['Nachmittags-', 'snack'])
})

it('uses hyphens that are there, and adds none', () => {
  expect(wrap('Rote-Linsen-Aufstrich', 13)).toEqual(['Rote-Linsen-', 'Aufstrich'])
})

it('keeps line breaks and cuts what has no syllables', () => {
  expect(wrap('eins\n\nzwei', 10)).toEqual(['eins', '', 'zwei'])
  expect(wrap('XXXXXXXX', 3)).toEqual(['XXX', 'XXX', 'XX'])
})

it('loses nothing and exceeds no line', () => {
  const words = fc.constantFrom(
    'Kürbiscremesuppe',
    'mit',
    'Kernöl',
    'Vollkornbrot',
    'Beeren-Kefir',
    'à',
    'Schnittlauch',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), fc.integer({ min: 4, max: 40 }), (list, width) => {
      const lines = wrap(list.join(' '), width)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
      expect(letters(lines.join(''))).toBe(letters(list.join('')))
    }),
  )
})
