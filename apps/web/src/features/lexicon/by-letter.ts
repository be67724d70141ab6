import type { Story, StoryOf } from '@kostbar/contracts/content'
import { compareGerman } from '@kostbar/contracts/german-order'

type LexiconEntry = StoryOf<'lexicon_entry'>

/** Lexicon entries in German dictionary order, grouped by first letter; Ä counts as A. */
export function byLetter(stories: readonly Story[]): { letter: string; entries: LexiconEntry[] }[] {
  const entries = stories
    .filter((story): story is LexiconEntry => story.content.component === 'lexicon_entry')
    .toSorted((one, other) => compareGerman(one.content.name, other.content.name))
  return [...Map.groupBy(entries, ({ content }) => letterOf(content.name))].map(([letter, group]) => ({
    letter,
    entries: group,
  }))
}

const letterOf = (name: string) => name.normalize('NFD').charAt(0).toUpperCase()
