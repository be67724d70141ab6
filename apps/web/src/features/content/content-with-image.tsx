import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { Prose } from '../../lib/content/prose.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Actions } from './actions.tsx'
import { sectionClass } from './section-class.ts'
import { sectionId } from './section-head.tsx'

/** Block with text and picture, side by side on wide screens. */
export function ContentWithImage({ block, context }: BlockProps<'content_with_image'>) {
  const { title, subtitle, image, text, image_side, actions } = block
  return (
    <section
      id={sectionId(title)}
      className={classNames(
        sectionClass(context),
        'grid items-center gap-x-16 gap-y-6 print:grid-cols-[1fr_2fr] print:break-inside-avoid',
        context === 'page' && 'md:grid-cols-2',
      )}
    >
      {image ? (
        <AssetImage
          asset={image}
          sizes="(min-width: 1248px) 36rem, (min-width: 768px) 50vw, 100vw"
          className={classNames(
            'mx-auto aspect-[4/3] w-full max-w-lg rounded-xl object-cover md:max-w-none',
            image_side === 'right' && context === 'page' && 'md:order-last',
          )}
        />
      ) : null}
      <div>
        <h2>
          {subtitle ? (
            <span className="mb-2 block font-sans text-base font-semibold tracking-normal text-apricot-ink">
              {subtitle}{' '}
            </span>
          ) : null}
          {title}
        </h2>
        {text ? <Prose text={text} size="lead" className="mt-4 max-w-[48ch]" /> : null}
        <Actions actions={actions} className="mt-8" />
      </div>
    </section>
  )
}
