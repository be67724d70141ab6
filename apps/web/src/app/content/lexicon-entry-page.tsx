import { LexiconEntry } from '../../features/lexicon/lexicon-entry.tsx'
import { useStory } from './use-story.ts'

/** A word of the lexicon. */
export function LexiconEntryPage() {
  const story = useStory('lexicon_entry')
  return story ? <LexiconEntry story={story} /> : null
}
