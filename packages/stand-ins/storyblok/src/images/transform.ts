import sharp, { type Sharp } from 'sharp'
import type { ImageFormat, ImageOptions } from './options.ts'

/** Pixels per inch at which an SVG has its declared size. */
const plainDensity = 72
const maxDensity = 1200

/** Resizes and converts a picture; SVGs are rasterised at the target size. */
export async function transform(bytes: Buffer, options: ImageOptions & { format: ImageFormat }): Promise<Buffer> {
  const { width, height, fitIn, grayscale, quality, format } = options
  const metadata = await sharp(bytes).metadata()
  const isDrawing = metadata.format === 'svg'
  const image = sharp(bytes, isDrawing ? { density: densityFor(metadata, options) } : {}).rotate()
  if (width || height) {
    image.resize(width || null, height || null, {
      fit: fitIn ? 'inside' : 'cover',
      withoutEnlargement: !isDrawing && !(width && height),
    })
  }
  if (grayscale) image.grayscale()
  return encoded(image, format, quality)
}

/** Rasterises both sides at least as large as requested. */
function densityFor({ width = 1, height = 1 }: { width?: number; height?: number }, wanted: ImageOptions): number {
  const scale = Math.max(wanted.width / width, wanted.height / height, 0) || 1
  return Math.min(maxDensity, Math.max(1, plainDensity * scale))
}

function encoded(image: Sharp, format: ImageFormat, quality: number): Promise<Buffer> {
  if (format === 'png') return image.png().toBuffer()
  if (format === 'jpeg') return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
  return image.toFormat(format, { quality }).toBuffer()
}
