import type { ContentOf } from '@kostbar/contracts/content'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { createAnchor } from '../../lib/content/anchor.ts'
import type { BlockProps } from '../../lib/content/block.ts'
import { Prose } from '../../lib/content/prose.tsx'
import { classNames } from '../../ui/class-names.ts'
import { sectionClass } from './section-class.ts'
import { SectionHead, sectionId } from './section-head.tsx'

/** Accordion; each item has an anchor (`#its-title`), which opens it. */
export const Accordion = ({ block: { title, items }, context }: BlockProps<'accordion'>) => (
  <section
    id={sectionId(title)}
    className={classNames(
      sectionClass(context),
      context === 'page' && title && 'grid gap-x-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
    )}
  >
    <SectionHead title={title} />
    <div className={classNames(context === 'page' && !title && 'mx-auto w-full max-w-3xl')}>
      {items.map((item) => (
        <Item key={item._uid} item={item} />
      ))}
    </div>
  </section>
)

function Item({ item: { title, text } }: { item: ContentOf<'accordion_item'> }) {
  const id = createAnchor(title)
  const details = useOpenedByHash(id)
  return (
    // Printed with its answer.
    <details ref={details} className="group border-b border-line print:details-content:[content-visibility:visible]">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 print:flex! [&::-webkit-details-marker]:hidden">
        <h3 className="text-xl">{title}</h3>
        <Plus
          className="size-6 shrink-0 text-leaf transition-[rotate] duration-(--steady) group-open:rotate-45 print:hidden"
          aria-hidden="true"
        />
      </summary>
      {/* The anchor is inside `details`: browsers open it for the hash target, even without JavaScript. */}
      <div id={id} className="measure scroll-mt-40 pb-6">
        {text ? <Prose text={text} /> : null}
      </div>
    </details>
  )
}

function useOpenedByHash(id: string) {
  const details = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (!details.current || hash !== `#${id}`) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'nearest' })
  }, [hash, id])
  return details
}
