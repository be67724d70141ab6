import type { Asset } from '@kostbar/contracts/content'
import { defaultAlt, resized, sizeOf, srcSetOf } from './image.ts'

interface AssetImageProps {
  readonly asset: Asset
  /** Another crop for screens below 768 px. */
  readonly mobile?: Asset | undefined
  /** As in the attribute; full viewport width by default. */
  readonly sizes?: string
  /** Loaded eagerly with high priority (largest contentful paint); others are lazy. */
  readonly priority?: boolean
  /** Empty `alt`: the text beside it says the same. */
  readonly decorative?: boolean
  readonly className?: string
}

/** Responsive image of the content service, with its dimensions, so that it causes no layout shift. */
export function AssetImage({ asset, mobile, sizes = '100vw', priority, decorative, className }: AssetImageProps) {
  const { filename, alt } = asset
  const image = (
    <img
      src={resized(filename, { width: 1280 })}
      srcSet={srcSetOf(filename)}
      sizes={srcSetOf(filename) && sizes}
      alt={decorative ? '' : alt || defaultAlt}
      {...sizeOf(filename)}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
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
