import { expect, test } from 'vitest'
import { chaptersOf } from './rich-text.ts'

test('chapters are the headings of the second level, without what is inside of them', () => {
  const heading = (level: number, text: string) => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text }],
  })
  const text = { type: 'doc' as const, content: [heading(2, 'Eins'), heading(3, 'Darin'), heading(2, 'Zwei')] }
  expect(chaptersOf(text)).toEqual(['Eins', 'Zwei'])
})
