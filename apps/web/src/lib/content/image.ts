/** Widths in `srcset`, in pixels. */
export const imageWidths = [768, 1024, 1280] as const

/** Alternative text of images without one. */
export const defaultAlt = 'Darstellung'

interface ImageOptions {
  readonly width: number
  /** Height in pixels to crop to; by default the image keeps its aspect ratio. */
  readonly height?: number
  readonly format?: 'webp' | 'jpeg' | 'png'
}

/** URL of an image scaled to a width; SVGs are returned unchanged. */
export const resized = (filename: string, { width, height = 0, format = 'webp' }: ImageOptions): string =>
  isSvg(filename) ? filename : rasterised(filename, { width, height, format })

/** URL of an image as bitmap, SVGs included, for mails and link previews. */
export const rasterised = (filename: string, { width, height = 0, format = 'webp' }: ImageOptions): string =>
  `${filename}/m/${width}x${height}/filters:format(${format})`

/** `srcset` attribute of an image; undefined for SVGs. */
export const srcSetOf = (filename: string): string | undefined =>
  isSvg(filename) ? undefined : imageWidths.map((width) => `${resized(filename, { width })} ${width}w`).join(', ')

/** Intrinsic size in pixels, read from the content service's URL; undefined when the URL contains none. */
export function sizeOf(filename: string): { width: number; height: number } | undefined {
  const [, width, height] = /\/(\d+)x(\d+)\/[0-9a-f]+\/[^/]+$/i.exec(filename) ?? []
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 ? size : undefined
}

/** Whether the image is square, as icons and portraits are. */
export function isSquare(filename: string): boolean {
  const { width, height } = sizeOf(filename) ?? { width: 1, height: 0 }
  return width === height
}

const isSvg = (filename: string) => /\.svg$/i.test(filename)
