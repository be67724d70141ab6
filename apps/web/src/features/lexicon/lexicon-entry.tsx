import type { StoryOf } from '@kostbar/contracts/content'
import { Link } from 'react-router-dom'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { Prose } from '../../lib/content/prose.tsx'
import { storyPath } from '../../lib/content/slug.ts'
import { SourceList } from '../../lib/content/source-list.tsx'
import { paths } from '../../lib/paths.ts'
import { texts } from './texts.ts'

/** Lexicon entry: summary, full text, sources and related entries. */
export function LexiconEntry({ story }: { story: StoryOf<'lexicon_entry'> }) {
  const { name, summary, image, text, related, sources } = story.content
  return (
    <article className="column pt-6 md:pt-10">
      <header className="grid items-center gap-x-14 gap-y-8 md:grid-cols-[3fr_2fr]">
        <div>
          <nav aria-label={texts.breadcrumb} className="flex min-h-11 items-center text-sm">
            <Link to={paths.lexicon}>{texts.lexicon}</Link>
          </nav>
          <h1 className="mt-2 text-5xl hyphens-auto">{name}</h1>
          <p className="mt-5 max-w-[46ch] text-xl leading-normal text-ink-soft">{summary}</p>
        </div>
        {image ? (
          <AssetImage
            asset={image}
            priority
            sizes="(min-width: 768px) 30rem, 100vw"
            className="aspect-[4/3] w-full rounded-xl object-cover"
          />
        ) : null}
      </header>
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 md:mt-14 lg:grid-cols-[3fr_2fr]">
        {text ? <Prose text={text} size="reading" className="measure" /> : null}
        <div className="grid gap-10">
          <SourceList sources={sources} />
          {related.length > 0 ? <RelatedEntries entries={related} /> : null}
        </div>
      </div>
    </article>
  )
}

const RelatedEntries = ({ entries }: { entries: readonly StoryOf<'lexicon_entry'>[] }) => (
  <aside aria-labelledby="dazu-passt">
    <h2 id="dazu-passt" className="text-xl">
      {texts.related}
    </h2>
    <ul className="mt-4 flex flex-wrap gap-3">
      {entries.map(({ uuid, full_slug, content }) => (
        <li key={uuid}>
          <Link
            to={storyPath(full_slug)}
            className="inline-flex min-h-11 items-center rounded-full bg-sage px-5 font-medium text-ink no-underline hover:bg-sage-deep"
          >
            {content.name}
          </Link>
        </li>
      ))}
    </ul>
  </aside>
)
