import type { Story, StoryOf } from '@kostbar/contracts/content'

type Entry = StoryOf<'lexicon_entry'>

const order = new Intl.Collator('de-AT')

/** The lexicon's entries in the order of the dictionary, under their letters; Ä stands under A. */
export function byLetter(stories: readonly Story[]): { letter: string; entries: Entry[] }[] {
  const entries = stories
    .filter((story): story is Entry => story.content.component === 'lexicon_entry')
    .toSorted((one, other) => order.compare(one.content.name, other.content.name))
  return [...Map.groupBy(entries, ({ content }) => letterOf(content.name))].map(([letter, found]) => ({
    letter,
    entries: found,
  }))
}

const letterOf = (name: string) => name.normalize('NFD').charAt(0).toUpperCase()
