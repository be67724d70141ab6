import type { RichTextNode } from '@kostbar/contracts/content'
import { expect, test } from 'vitest'
import { parseRichText } from './parse-rich-text.ts'
import { textOf } from './rich-text.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const parse = (...content: unknown[]) => parseRichText({ type: 'doc', content })

/** A paragraph nested in the given number of lists. */
const nested = (lists: number, text: string): unknown =>
  lists === 0
    ? paragraph(text)
    : { type: 'bullet_list', content: [{ type: 'list_item', content: [nested(lists - 1, text)] }] }

test('keeps lists nested nine levels deep, and leaves out what lies deeper', () => {
  expect(textOf(parse(paragraph('Davor'), nested(9, 'Neun'))?.content)).toBe('DavorNeun')
  expect(textOf(parse(paragraph('Davor'), nested(12, 'Zwölf'), paragraph('Danach'))?.content)).toBe('DavorDanach')
  expect(parse(nested(5_000, 'tief'))).toBeUndefined()
})

test('keeps 10 000 nodes of a text', () => {
  const count = (nodes: readonly RichTextNode[] = []): number =>
    nodes.reduce((sum, { content }) => sum + 1 + count(content), 0)
  expect(count(parse(...Array.from({ length: 8_000 }, () => paragraph('x')))?.content)).toBe(10_000)
})

test('of unknown nodes it keeps the known ones within them', () => {
  expect(parse({ type: 'details', content: [paragraph('Innen')] }, { type: 'blok', attrs: {} })?.content).toEqual([
    paragraph('Innen'),
  ])
})
