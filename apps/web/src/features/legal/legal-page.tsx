import type { LegalDocument } from './document.ts'
import { LegalBlock } from './legal-block.tsx'
import { texts } from './texts.ts'

/** A legal text in comfortable lines, its sections listed beside it at the desk. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <div className="column grid grid-cols-1 gap-x-16 pt-8 lg:grid-cols-[minmax(0,1fr)_15rem] lg:pt-16">
      <article className="measure min-w-0">
        <h1 className="text-3xl hyphens-auto sm:text-4xl">{document.title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{document.intro}</p>
        <p className="mt-6 rounded-lg bg-apricot-soft px-4 py-3 text-sm">{texts.draft}</p>
        {document.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-28">
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
            {blocks.map((block, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a constant text whose pieces never move
              <LegalBlock key={position} block={block} />
            ))}
          </section>
        ))}
      </article>
      <nav aria-label={texts.contents} className="hidden lg:block print:hidden">
        <div className="sticky top-28">
          <p className="text-sm font-semibold">{texts.contents}</p>
          <ul className="mt-2 border-l-2 border-line">
            {document.sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-sm text-ink-soft no-underline hover:border-apricot hover:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  )
}
