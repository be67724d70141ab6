import { createAnchor } from '../../lib/content/anchor.ts'
import type { BlockProps } from '../../lib/content/block.ts'
import { Prose } from '../../lib/content/prose.tsx'
import { isStatement, listChapters } from '../../lib/content/rich-text.ts'
import { texts } from './texts.ts'

/** Minimum number of chapters for a table of contents. */
const minChapters = 4

/** Rich text block; long texts have a sticky table of contents on wide screens. */
export function RichTextBlock({ block: { text }, context }: BlockProps<'rich_text'>) {
  if (!text) return null
  if (context === 'article')
    return (
      <div className="article-column py-3">
        <Prose text={text} size="reading" />
      </div>
    )
  if (isStatement(text))
    return (
      <section className="column py-14 text-center md:py-24">
        <Prose text={text} className="prose-statement mx-auto" />
      </section>
    )
  const chapters = listChapters(text)
  if (chapters.length < minChapters)
    return (
      <div className="column py-6">
        <Prose text={text} className="measure" />
      </div>
    )
  return (
    <div className="column grid grid-cols-1 gap-x-16 py-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <Prose text={text} className="measure min-w-0" />
      <nav aria-label={texts.contents} className="hidden lg:block print:hidden">
        <div className="sticky top-28">
          <p className="text-sm font-semibold">{texts.contents}</p>
          <ul className="mt-2 border-l-2 border-line">
            {chapters.map((chapter) => (
              <li key={chapter}>
                <a
                  href={`#${createAnchor(chapter)}`}
                  className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-sm text-ink-soft no-underline hover:border-apricot hover:text-ink"
                >
                  {chapter}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  )
}
