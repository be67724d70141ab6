import type { ContentOf } from '@kostbar/contracts/content'
import { UpcomingBadge } from '../../domain/products/upcoming-badge.tsx'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { isSquare } from '../../lib/content/image.ts'
import { classNames } from '../../ui/class-names.ts'
import { sectionClass } from './section-class.ts'
import { SectionHead, sectionId } from './section-head.tsx'

type Feature = ContentOf<'feature'>

/** Block of features: cards if they have icons, otherwise numbered steps. */
export function FeatureList({ block: { title, text, items }, context }: BlockProps<'feature_list'>) {
  const hasIcons = items.some(({ icon }) => icon)
  if (hasIcons || context === 'article')
    return (
      <section id={sectionId(title)} className={sectionClass(context)}>
        <SectionHead title={title} text={text} />
        <ul className={`grid gap-x-10 gap-y-12 ${context === 'page' ? columnsFor(items.length) : ''}`}>
          {items.map((feature) => (
            <FeatureCard key={feature._uid} feature={feature} />
          ))}
        </ul>
      </section>
    )
  return (
    <section id={sectionId(title)} className="scroll-mt-20 bg-sage py-14 md:py-24">
      <div className="column">
        <SectionHead title={title} text={text} />
        <ol className={`grid gap-10 md:gap-x-8 md:gap-y-12 ${columnsFor(items.length)}`}>
          {items.map((feature, index) => (
            <Step key={feature._uid} feature={feature} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Grid columns for a number of cards, so that no single card is left in the last row. */
function columnsFor(count: number): string {
  if (count < 3) return 'md:grid-cols-2'
  if (count % 3 === 0) return 'md:grid-cols-3'
  return count === 5 ? 'md:grid-cols-3 xl:grid-cols-5' : 'md:grid-cols-2 lg:grid-cols-4'
}

function FeatureCard({ feature: { icon, title, text } }: { feature: Feature }) {
  const isIcon = icon !== undefined && isSquare(icon.filename)
  return (
    // Square icons are beside the text on small screens, above it on wide ones.
    <li className={classNames(isIcon && 'max-md:grid max-md:grid-cols-[auto_1fr] max-md:items-start max-md:gap-x-5')}>
      {icon ? (
        <AssetImage
          asset={icon}
          decorative
          sizes="(min-width: 768px) 24rem, 100vw"
          className={classNames(
            'md:mb-5',
            isIcon
              ? 'size-18 rounded-full bg-sage object-contain p-3 md:size-28 md:p-5'
              : 'mb-5 aspect-[4/3] w-full max-w-sm rounded-xl object-cover',
          )}
        />
      ) : null}
      <div>
        <h3>
          {title}
          <UpcomingBadge line={title} />
        </h3>
        <p className="mt-2 max-w-[44ch] text-ink-soft">{text}</p>
      </div>
    </li>
  )
}

const Step = ({ feature: { title, text }, number }: { feature: Feature; number: number }) => (
  <li className="pt-6 shadow-[inset_0_2px_var(--leaf)]">
    <span aria-hidden="true" className="font-display text-5xl leading-none text-leaf">
      {number}
    </span>
    <h3 className="mt-4 text-2xl">
      {title}
      <UpcomingBadge line={title} />
    </h3>
    <p className="mt-2 max-w-[38ch] text-ink-soft">{text}</p>
  </li>
)
