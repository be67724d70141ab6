import { Smartphone } from 'lucide-react'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { ContentLink } from '../../lib/content/content-link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { sectionClass } from './section-class.ts'
import { SectionHead, sectionId } from './section-head.tsx'
import { texts } from './texts.ts'

/** Links to the app stores. */
export function AppLinks({ block, context }: BlockProps<'app_links'>) {
  const { title, text, app_store, google_play, image } = block
  const stores = [
    { label: texts.appStore, href: app_store },
    { label: texts.googlePlay, href: google_play },
  ]
  return (
    <section
      id={sectionId(title)}
      className={classNames(
        sectionClass(context),
        image && context === 'page' && 'grid items-center gap-10 md:grid-cols-2',
      )}
    >
      <div>
        <SectionHead title={title} text={text} />
        <ul className="-mt-2 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {stores.map(({ label, href }) =>
            href ? (
              <li key={label}>
                <ContentLink
                  to={{ href, newTab: true }}
                  className={buttonClass({ variant: 'secondary', size: 'lg', wide: true })}
                >
                  <Smartphone className="size-5" aria-hidden="true" />
                  {label}
                </ContentLink>
              </li>
            ) : null,
          )}
        </ul>
      </div>
      {image ? (
        <AssetImage
          asset={image}
          sizes="(min-width: 768px) 50vw, 100vw"
          className="aspect-[4/3] w-full rounded-xl object-cover"
        />
      ) : null}
    </section>
  )
}
