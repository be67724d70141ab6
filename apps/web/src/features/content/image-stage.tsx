import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { Prose } from '../../lib/content/prose.tsx'
import { Actions } from './actions.tsx'
import { sectionId } from './section-head.tsx'

/** Hero: heading, actions and a picture that extends to the edge of the viewport. */
export function ImageStage({ block, first }: BlockProps<'image_stage'>) {
  const { title, subtitle, description, image, mobile_image, actions } = block
  const Heading = first ? 'h1' : 'h2'
  return (
    <section
      id={first ? undefined : sectionId(title)}
      className="column grid scroll-mt-20 items-center gap-x-12 gap-y-10 pt-6 pb-4 md:pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pb-12"
    >
      <div>
        {title ? <Heading className="text-5xl">{title}</Heading> : null}
        {subtitle ? (
          <p className="mt-6 max-w-[34ch] text-lg text-ink-soft md:text-xl md:leading-normal">{subtitle}</p>
        ) : null}
        {description ? <Prose text={description} size="lead" className="mt-5 max-w-[46ch]" /> : null}
        <Actions actions={actions} className="mt-8" />
      </div>
      {image ? (
        <div className="-mx-4 sm:mx-0 lg:-mr-[max(0px,min(8rem,(100vw-78rem)/2))]">
          <AssetImage
            asset={image}
            mobile={mobile_image}
            priority={first}
            sizes="(min-width: 1024px) 55vw, 100vw"
            className="aspect-[4/3] w-full object-cover shadow-high sm:rounded-xl"
          />
        </div>
      ) : null}
    </section>
  )
}
