/** Widths at which pictures are made, in pixels. */
export const imageWidths = [768, 1024, 1280] as const

/** What a picture without a text of its own says it is. */
export const defaultAlt = 'Darstellung'

interface Size {
  readonly width: number
  /** Left out, the picture keeps its shape; given, it is cut to it. */
  readonly height?: number
  readonly format?: 'webp' | 'jpeg' | 'png'
}

/** The address of a picture in another size; drawings (SVG) have every size and stay as they are. */
export const resized = (filename: string, { width, height = 0, format = 'webp' }: Size): string =>
  isDrawing(filename) ? filename : rasterised(filename, { width, height, format })

/** The address of a picture as pixels, drawings too: what mails and previews elsewhere need. */
export const rasterised = (filename: string, { width, height = 0, format = 'webp' }: Size): string =>
  `${filename}/m/${width}x${height}/filters:format(${format})`

/** The widths of a picture for `srcset`; undefined for drawings. */
export const srcSetOf = (filename: string): string | undefined =>
  isDrawing(filename) ? undefined : imageWidths.map((width) => `${resized(filename, { width })} ${width}w`).join(', ')

/** A picture's own width and height in pixels, which the content service writes into its address. */
export function sizeOf(filename: string): { width: number; height: number } | undefined {
  const [, width, height] = /\/(\d+)x(\d+)\/[0-9a-f]+\/[^/]+$/i.exec(filename) ?? []
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 ? size : undefined
}

/** Whether a picture is as wide as high, as signs and portraits are. */
export function isSquare(filename: string): boolean {
  const { width, height } = sizeOf(filename) ?? { width: 1, height: 0 }
  return width === height
}

const isDrawing = (filename: string) => /\.svg$/i.test(filename)
