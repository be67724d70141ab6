import { ArrowRight } from 'lucide-react'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { ContentLink } from '../../lib/content/content-link.tsx'
import { sectionClass } from './section-class.ts'
import { SectionHead, sectionId } from './section-head.tsx'

/** A few ways on, each with its picture: large targets in a row. */
export const ActionStage = ({ block: { title, items }, place }: BlockProps<'action_stage'>) => (
  <section id={sectionId(title)} className={sectionClass(place)}>
    <SectionHead title={title} />
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4 md:gap-6">
      {items.map(({ _uid, icon, name, link }) => (
        <li key={_uid}>
          <ContentLink
            to={link}
            className="group flex h-full items-center gap-4 rounded-xl bg-raised p-4 pr-5 text-ink no-underline shadow-low transition-shadow duration-(--steady) hover:shadow-high"
          >
            {icon ? (
              <AssetImage
                asset={icon}
                decorative
                sizes="80px"
                className="size-20 shrink-0 rounded-lg bg-sage object-cover"
              />
            ) : null}
            <span className="font-display text-xl leading-tight">{name}</span>
            <ArrowRight
              className="ml-auto size-5 shrink-0 text-leaf transition-[translate] duration-(--steady) group-hover:translate-x-1"
              aria-hidden="true"
            />
          </ContentLink>
        </li>
      ))}
    </ul>
  </section>
)
