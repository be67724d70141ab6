import type { StoryOf } from '@kostbar/contracts/content'
import { expect, test } from 'vitest'
import { byLetter } from './by-letter.ts'

const entry = (name: string) =>
  ({ uuid: name, content: { component: 'lexicon_entry', name } }) as StoryOf<'lexicon_entry'>

test('sorts entries in dictionary order and groups umlauts under their base letter', () => {
  const letters = byLetter(['Öl', 'Zink', 'Omega-3', 'ballaststoffe', 'Aminosäuren', 'Äpfel'].map(entry))
  expect(letters.map(({ letter, entries }) => [letter, entries.map(({ uuid }) => uuid)])).toEqual([
    ['A', ['Aminosäuren', 'Äpfel']],
    ['B', ['ballaststoffe']],
    ['O', ['Öl', 'Omega-3']],
    ['Z', ['Zink']],
  ])
})
