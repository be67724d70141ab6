import sharp, { type Sharp } from 'sharp'
import { imageTypeOf } from '../../infra/media-types.ts'
import { Problem } from '../../problems/problem.ts'
import { decodeHeic, isHeic } from './heic.ts'
import { texts } from './texts.ts'

/** Longest side of each size, in pixels. */
const largeSide = 1600
const smallSide = 480

/** Most pixels of a photo: phones take up to 48 megapixels, and more would need gigabytes of memory. */
const maxPixels = 50_000_000

const timeoutSeconds = 30

// Each photo is encoded once, so caching gains nothing.
sharp.cache(false)
sharp.concurrency(1)

/** A photo in two sizes, as JPEG without metadata; width and height in pixels of the large one. */
export interface EncodedPhoto {
  large: Buffer
  small: Buffer
  width: number
  height: number
}

const tooManyPixels = () => new Problem('too_large', { msg: texts.pixels })

/** Opens a JPEG, PNG, WebP or HEIC photo. @throws Problem `unsupported_media_type`, `too_large` */
async function openPhoto(file: Buffer): Promise<Sharp> {
  // The content decides, because phones also name JPEG files `.heic`. Other formats that sharp can read, such as SVG,
  // are refused.
  if (imageTypeOf(file)) return sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient()
  if (!isHeic(file)) throw new Problem('unsupported_media_type')
  const decoded = await decodeHeic(file, maxPixels)
  if (decoded === 'too_many_pixels') throw tooManyPixels()
  const { width, height, data } = decoded
  return sharp(data, { raw: { width, height, channels: 4 } })
}

const resized = (photo: Sharp, side: number) =>
  photo
    .clone()
    .timeout({ seconds: timeoutSeconds })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer({ resolveWithObject: true })

/**
 * Re-encodes a photo upright and in sRGB. Metadata such as place, camera and time is dropped.
 * @throws Problem `unsupported_media_type` when the file is no photo, `too_large` for too many pixels
 */
export async function encodePhoto(file: Buffer): Promise<EncodedPhoto> {
  try {
    const photo = await openPhoto(file)
    const { data: large, info } = await resized(photo, largeSide)
    const { data: small } = await resized(sharp(large), smallSide)
    return { large, small, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof Error && /pixel limit/.test(error.message)) throw tooManyPixels()
    throw new Problem('unsupported_media_type', { cause: error })
  }
}
