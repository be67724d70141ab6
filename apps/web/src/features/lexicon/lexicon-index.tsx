import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { allStoriesQuery } from '../../lib/content/all-stories-query.ts'
import { storyPath } from '../../lib/content/slug.ts'
import { lexiconEntries } from '../../lib/content/story-filters.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { byLetter } from './by-letter.ts'
import { LexiconSkeleton } from './lexicon-skeleton.tsx'
import { texts } from './texts.ts'

/** All lexicon entries, grouped by letter. */
export function LexiconIndex() {
  const entriesQuery = useQuery(allStoriesQuery(lexiconEntries()))
  return (
    <div className="column py-8">
      <QueryView query={entriesQuery} errorTitle={texts.loadFailed} skeleton={<LexiconSkeleton />}>
        {(stories) =>
          byLetter(stories).map(({ letter, entries }) => (
            <section
              key={letter}
              aria-labelledby={`buchstabe-${letter}`}
              className="grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-[4rem_1fr] lg:grid-cols-[6rem_1fr]"
            >
              <h2 id={`buchstabe-${letter}`} className="text-4xl leading-none text-leaf">
                {letter}
              </h2>
              <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
                {entries.map(({ uuid, full_slug, content }) => (
                  <li key={uuid}>
                    <h3 className="text-xl hyphens-auto">
                      <Link to={storyPath(full_slug)}>{content.name}</Link>
                    </h3>
                    <p className="mt-1 text-ink-soft">{content.summary}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </QueryView>
    </div>
  )
}
