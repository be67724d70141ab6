import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { line, paragraph, webLink } from './scalars.ts'
import { texts } from './texts.ts'

const messagesFor = (schema: z.core.$ZodType, text: string) =>
  z.safeParse(schema, text).error?.issues.map(({ message }) => message) ?? []

/** Characters that start another line, or change the display order of text. */
const refused = [
  ...['\t', '\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029'],
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069'],
]

describe('a line', () => {
  it.each(refused.map((character) => [encodeURIComponent(character), character]))('refuses %s', (_name, character) => {
    expect(messagesFor(line(80), `Anna${character}Muster`)).toContain(texts.singleLine)
  })

  it('is trimmed first, and may hold everything else', () => {
    expect(z.parse(line(80), '\n Jürgen\u00a0O’Brian – 👩‍🍳 \r\n')).toBe('Jürgen\u00a0O’Brian – 👩‍🍳')
  })
})

it('a paragraph may hold line breaks and tabs', () => {
  expect(z.parse(paragraph(80), 'eins\n\tzwei')).toBe('eins\n\tzwei')
})

describe('the address of a page', () => {
  it.each([
    ['www.beispiel.at/training', 'https://www.beispiel.at/training'],
    [' beispiel.at ', 'https://beispiel.at'],
    ['bäckerei-müller.at:8080?a=b', 'https://bäckerei-müller.at:8080?a=b'],
    ['http://beispiel.at', 'http://beispiel.at'],
    ['HTTPS://beispiel.at', 'HTTPS://beispiel.at'],
  ])('%s is %s', (typed, stored) => {
    expect(z.parse(webLink, typed)).toBe(stored)
  })

  it.each(['', 'javascript:alert(1)', 'mailto:anna@beispiel.at', 'anna@beispiel.at', 'beispiel', '//beispiel.at'])(
    'refuses %s',
    (typed) => {
      expect(messagesFor(webLink, typed)).toContain(texts.link)
    },
  )
})
