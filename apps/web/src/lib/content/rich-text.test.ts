import { expect, test } from 'vitest'
import { listChapters } from './rich-text.ts'

test('chapters are the second-level headings only', () => {
  const heading = (level: number, text: string) => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text }],
  })
  const text = { type: 'doc' as const, content: [heading(2, 'Eins'), heading(3, 'Darin'), heading(2, 'Zwei')] }
  expect(listChapters(text)).toEqual(['Eins', 'Zwei'])
})
