import { LexiconEntry } from '../../features/lexicon/lexicon-entry.tsx'
import { useStory } from './use-story.ts'

/** Page of a lexicon entry (members only). */
export function LexiconEntryPage() {
  const story = useStory('lexicon_entry')
  return story ? <LexiconEntry story={story} /> : null
}
