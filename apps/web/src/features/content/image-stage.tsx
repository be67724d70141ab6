import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { Prose } from '../../lib/content/prose.tsx'
import { Actions } from './actions.tsx'
import { sectionId } from './section-head.tsx'

/** Hero block: heading with the page's name above it, actions, and a picture up to the edge of the viewport. */
export function ImageStage({ block, first }: BlockProps<'image_stage'>) {
  const { title, subtitle, description, image, mobile_image, actions } = block
  const Heading = first ? 'h1' : 'h2'
  return (
    <section
      id={first ? undefined : sectionId(title)}
      className="column grid scroll-mt-20 items-center gap-x-12 gap-y-10 pt-6 pb-4 md:pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pb-12"
    >
      <div>
        {title ? (
          <Heading className="text-5xl hyphens-auto">
            {subtitle ? (
              <span className="mb-3 block font-sans text-base font-semibold tracking-normal text-apricot-ink">
                {subtitle}{' '}
              </span>
            ) : null}
            {title}
          </Heading>
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
