export type ImageFormat = 'webp' | 'jpeg' | 'png' | 'avif'

/** What an address asks of a picture: its size in pixels (0 follows from the other side), format and quality. */
export type ImageOptions = {
  width: number
  height: number
  /** Whether all of it stays to be seen inside the size, instead of being cut to it. */
  fitIn: boolean
  format: ImageFormat | undefined
  quality: number
  grayscale: boolean
}

const largest = 4000

/**
 * Reads the part of an address after `/m/`: `768x0`, `fit-in/200x200/filters:format(jpeg):quality(80)`.
 * @returns undefined when it asks for something that is not offered
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
  // Cutting looks at the middle of a picture anyway.
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
