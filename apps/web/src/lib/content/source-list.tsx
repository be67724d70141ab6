import type { ContentOf } from '@kostbar/contracts/content'
import { createAnchor } from './anchor.ts'
import { ContentLink } from './content-link.tsx'

const title = 'Quellen'

/** Bibliography of a text; renders nothing without sources. */
export function SourceList({ sources }: { sources: readonly ContentOf<'source'>[] }) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby={createAnchor(title)} className="rounded-xl bg-sage p-6 text-sm md:p-8">
      <h2 id={createAnchor(title)} className="text-xl">
        {title}
      </h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 marker:text-ink-soft">
        {sources.map(({ _uid, title: name, publisher, url, year }) => (
          <li key={_uid} className="pl-1 wrap-anywhere">
            {url ? <ContentLink to={{ href: url, newTab: true }}>{name}</ContentLink> : name}
            <span className="block text-ink-soft">{[publisher, year].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
