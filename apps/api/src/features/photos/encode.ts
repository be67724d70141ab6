import type { ResizeOptions, Sharp } from 'sharp'
import { imageTypeOf } from '../../infra/media-types.ts'
import { Problem } from '../../problems/problem.ts'
import { decodeHeic, isHeic } from './heic.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { texts } from './texts.ts'

/** Longest side of each size, in pixels. */
const largeSide = 1600
const smallSide = 480

/** Most pixels of a photo: phones take up to 48 megapixels, and more would need gigabytes of memory. */
const maxPixels = 50_000_000

const timeoutSeconds = 30

/** Loads sharp, with the first photo: most processes encode none, and it would delay their start. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Each photo is encoded once, so caching gains nothing.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

type SharpLibrary = Awaited<ReturnType<typeof loadSharp>>

/** A photo in two sizes, as JPEG without metadata; width and height in pixels of the large one. */
export interface EncodedPhoto {
  large: Buffer
  small: Buffer
  width: number
  height: number
}

const tooManyPixels = () => new Problem('too_large', { msg: texts.pixels })

/** Opens a JPEG, PNG, WebP or HEIC photo. @throws Problem `unsupported_media_type`, `too_large` */
async function openPhoto(sharp: SharpLibrary, file: Buffer): Promise<Sharp> {
  // The content decides, because phones also name JPEG files `.heic`. Other formats that sharp can read, such as SVG,
  // are refused.
  if (imageTypeOf(file)) return sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient()
  if (!isHeic(file)) throw new Problem('unsupported_media_type')
  const decoded = await decodeHeic(file, maxPixels)
  if (decoded === 'too_many_pixels') throw tooManyPixels()
  const { width, height, data } = decoded
  return sharp(data, { raw: { width, height, channels: 4 } })
}

const toJpeg = (photo: Sharp, size: ResizeOptions) =>
  photo
    .clone()
    .timeout({ seconds: timeoutSeconds })
    .resize(size)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer({ resolveWithObject: true })

const atMost = (side: number): ResizeOptions => ({
  width: side,
  height: side,
  fit: 'inside',
  withoutEnlargement: true,
})

const inTurn = oneAtATime()

/** Reads a user's file once its turn has come, and encodes it. */
const encodeInTurn = <T>(
  userId: string,
  read: () => Promise<Buffer>,
  encode: (photo: Sharp, sharp: SharpLibrary) => Promise<T>,
): Promise<T> =>
  inTurn(userId, async () => {
    const sharp = await loadSharp()
    const file = await read()
    try {
      return await encode(await openPhoto(sharp, file), sharp)
    } catch (error) {
      if (error instanceof Problem) throw error
      if (error instanceof Error && /pixel limit/.test(error.message)) throw tooManyPixels()
      throw new Problem('unsupported_media_type', { cause: error })
    }
  })

/**
 * Re-encodes a user's photo upright and in sRGB. Metadata such as place, camera and time is dropped.
 * @param read reads the file into memory; called when its turn has come
 * @throws Problem `unsupported_media_type` when the file is no photo, `too_large` for too many pixels, and those of
 * `read`
 */
export const encodePhoto = (userId: string, read: () => Promise<Buffer>): Promise<EncodedPhoto> =>
  encodeInTurn(userId, read, async (photo, sharp) => {
    const { data: large, info } = await toJpeg(photo, atMost(largeSide))
    const { data: small } = await toJpeg(sharp(large), atMost(smallSide))
    return { large, small, width: info.width, height: info.height }
  })

/** As `encodePhoto`, but the large size alone. @returns the JPEG */
export const encodeLarge = (userId: string, read: () => Promise<Buffer>): Promise<Buffer> =>
  encodeInTurn(userId, read, async (photo) => (await toJpeg(photo, atMost(largeSide))).data)

/**
 * As `encodePhoto`, but cropped to a square.
 * @param side length of a side in pixels
 * @returns the JPEG
 */
export const encodeSquare = (userId: string, read: () => Promise<Buffer>, side: number): Promise<Buffer> =>
  encodeInTurn(userId, read, async (photo) => (await toJpeg(photo, { width: side, height: side, fit: 'cover' })).data)
