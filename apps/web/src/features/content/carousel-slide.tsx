import type { ContentOf } from '@kostbar/contracts/content'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { ContentLink } from '../../lib/content/content-link.tsx'

/** Slide of a carousel: picture and caption. */
export const Slide = ({
  item: { image, title, text, link },
  name,
}: {
  item: ContentOf<'carousel_item'>
  name: string
}) => (
  <li
    aria-roledescription="Bild"
    aria-label={name}
    className="min-w-0 flex-[0_0_100%] snap-start px-4 sm:pr-6 sm:pl-0 lg:flex-[0_0_66.6667%] lg:pr-8"
  >
    <figure>
      {image ? (
        <AssetImage
          asset={image}
          sizes="(min-width: 1024px) 50rem, 100vw"
          className="aspect-[3/2] w-full rounded-xl object-cover"
        />
      ) : null}
      {title || text ? (
        <figcaption className="mt-4">
          {title ? (
            <p className="font-display text-xl">{link ? <ContentLink to={link}>{title}</ContentLink> : title}</p>
          ) : null}
          {text ? <p className="mt-1 max-w-[52ch] text-ink-soft">{text}</p> : null}
        </figcaption>
      ) : null}
    </figure>
  </li>
)
