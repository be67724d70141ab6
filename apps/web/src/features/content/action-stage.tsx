import type { ContentOf } from '@kostbar/contracts/content'
import { ArrowRight } from 'lucide-react'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { ContentLink } from '../../lib/content/content-link.tsx'
import { isSquare } from '../../lib/content/image.ts'
import { classNames } from '../../ui/class-names.ts'
import { sectionClass } from './section-class.ts'
import { SectionHead, sectionId } from './section-head.tsx'

type Item = ContentOf<'action_item'>

/** Block with a few links: pictures with captions below, or square icons with captions beside. */
export function ActionStage({ block: { title, items }, context }: BlockProps<'action_stage'>) {
  const hasPictures = items.some(({ icon }) => icon && !isSquare(icon.filename))
  const ItemLink = hasPictures ? PictureLink : IconLink
  return (
    <section id={sectionId(title)} className={sectionClass(context)}>
      <SectionHead title={title} />
      <ul
        className={
          hasPictures
            ? 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-8 md:gap-y-12'
            : 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4 md:gap-6'
        }
      >
        {items.map((item) => (
          <li key={item._uid} className={classNames(hasPictures && 'max-md:first:nth-last-[odd]:col-span-2')}>
            <ItemLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const PictureLink = ({ item: { icon, name, link } }: { item: Item }) => (
  <ContentLink to={link} className="group block text-ink no-underline">
    <span className="block overflow-hidden rounded-xl">
      {icon ? (
        <AssetImage
          asset={icon}
          decorative
          sizes="(min-width: 1024px) 24rem, 50vw"
          className="aspect-[4/3] w-full object-cover transition-[scale] duration-(--slow) group-hover:scale-[1.02]"
        />
      ) : (
        <span className="block aspect-[4/3] bg-sage" />
      )}
    </span>
    <span className="mt-3 block font-display text-base leading-snug hyphens-auto decoration-apricot decoration-2 underline-offset-4 group-hover:underline sm:text-lg md:text-xl">
      {name}
    </span>
  </ContentLink>
)

const IconLink = ({ item: { icon, name, link } }: { item: Item }) => (
  <ContentLink
    to={link}
    className="group flex h-full items-center gap-4 rounded-xl bg-raised p-4 pr-5 text-ink no-underline shadow-low transition-shadow duration-(--steady) hover:shadow-high"
  >
    {icon ? (
      <AssetImage
        asset={icon}
        decorative
        sizes="80px"
        className="size-20 shrink-0 rounded-lg bg-sage object-contain p-2"
      />
    ) : null}
    <span className="font-display text-xl leading-tight hyphens-auto">{name}</span>
    <ArrowRight
      className="ml-auto size-5 shrink-0 text-leaf transition-[translate] duration-(--steady) group-hover:translate-x-1"
      aria-hidden="true"
    />
  </ContentLink>
)
