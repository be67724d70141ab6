export type ImageFormat = 'webp' | 'jpeg' | 'png' | 'avif'

/** Parameters of an image URL: size in pixels (0 is derived from the other side), format and quality. */
export type ImageOptions = {
  width: number
  height: number
  /** Whether the picture is fitted into the size instead of cropped. */
  fitIn: boolean
  format: ImageFormat | undefined
  quality: number
  grayscale: boolean
}

const largest = 4000

/**
 * Parses the part of a URL after `/m/`: `768x0`, `fit-in/200x200/filters:format(jpeg):quality(80)`.
 * @returns undefined for unsupported parameters
 */
export function readImageOptions(suffix: string): ImageOptions | undefined {
  const parts = suffix.split('/').filter(Boolean)
  const options: ImageOptions = { width: 0, height: 0, fitIn: false, format: undefined, quality: 80, grayscale: false }
  return parts.every((part) => readPart(part, options)) ? options : undefined
}

function readPart(part: string, options: ImageOptions): boolean {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(part) ?? []
  if (width && height) {
    Object.assign(options, { width: Number(width), height: Number(height) })
    return options.width <= largest && options.height <= largest
  }
  if (part === 'fit-in') options.fitIn = true
  else if (part.startsWith('filters:'))
    return part
      .split(':')
      .slice(1)
      .every((filter) => readFilter(filter, options))
  // Cropping is centred anyway.
  return part === 'fit-in' || part === 'smart'
}

function readFilter(filter: string, options: ImageOptions): boolean {
  const [, name, value = ''] = /^(\w+)\(([^)]*)\)$/.exec(filter) ?? []
  if (name === 'format' && /^(webp|jpeg|png|avif)$/.test(value)) {
    options.format = value as ImageFormat
    return true
  }
  if (name === 'quality' && /^(100|[1-9]?\d)$/.test(value)) {
    options.quality = Number(value)
    return true
  }
  if (name === 'grayscale') options.grayscale = true
  return name === 'grayscale' || name === 'no_upscale'
}
