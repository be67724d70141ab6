import type { Asset } from '@kostbar/contracts/content'
import { classNames } from '../../ui/class-names.ts'
import { defaultAlt, resized, sizeOf, srcSetOf } from './image.ts'

interface AssetImageProps {
  readonly asset: Asset
  /** Another crop for screens below 768 px. */
  readonly mobile?: Asset | undefined
  /** How wide the picture is shown, as in the attribute; the whole window when left out. */
  readonly sizes?: string
  /** The picture people see first: it is loaded at once, all others when they come near. */
  readonly priority?: boolean
  /** The words beside it say the same, so it is silent. */
  readonly decorative?: boolean
  readonly className?: string
}

/** A picture of the content service in the size the screen needs, in a frame that is there before it. */
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
      className={classNames('content-picture', className)}
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
