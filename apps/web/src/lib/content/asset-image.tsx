import type { Asset } from '@kostbar/contracts/content'
import { defaultAlt, resized, sizeOf, srcSetOf } from './image.ts'

interface AssetImageProps {
  readonly asset: Asset
  /** Different crop for screens narrower than 768 px. */
  readonly mobile?: Asset | undefined
  /** Value of the `sizes` attribute; full viewport width by default. */
  readonly sizes?: string
  /**
   * Loads the image eagerly with high priority (largest contentful paint). Other images load lazily with low priority:
   * browsers request them far below the first view already, where they would take bandwidth from it.
   */
  readonly priority?: boolean
  /** Renders an empty `alt`, because the text beside the image has the same information. */
  readonly decorative?: boolean
  readonly className?: string
}

/** Responsive image of the content service, with its dimensions, so that loading it causes no layout shift. */
export function AssetImage({ asset, mobile, sizes = '100vw', priority, decorative, className }: AssetImageProps) {
  const { filename, alt } = asset
  const image = (
    <img
      src={resized(filename, { width: 1280 })}
      srcSet={srcSetOf(filename)}
      sizes={srcSetOf(filename) && sizes}
      alt={decorative ? '' : alt || defaultAlt}
      {...sizeOf(filename)}
      {...(priority ? { fetchPriority: 'high' } : { fetchPriority: 'low', loading: 'lazy', decoding: 'async' })}
      className={className}
    />
  )
  if (!mobile) return image
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={srcSetOf(mobile.filename) ?? mobile.filename} sizes="100vw" />
      {image}
    </picture>
  )
}
