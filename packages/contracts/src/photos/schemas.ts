import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { maxProtocols } from '../protocol/limits.ts'
import { day, fileSize, id, keysOf } from '../scalars.ts'
import { texts } from '../texts.ts'
import { photoTypes } from './photo-types.ts'

/** Kind of photo: `MEAL` of a protocol, or `PROGRESS` (progress photo). */
const kind = z.enum(['MEAL', 'PROGRESS'])
export type PhotoKind = z.infer<typeof kind>

/** Photo with presigned URLs, which are valid for five minutes. */
export const photo = z.object({
  id,
  /** Client key, a random UUID of the member's device. */
  key: id,
  kind,
  /** Id of the protocol meal it shows; null for progress photos. */
  mealId: z.nullable(id),
  takenOn: day,
  /** Size of the large version in pixels. */
  width: z.int(),
  height: z.int(),
  /** URL of the version with at most 480 pixels on the longer side. */
  smallUrl: z.string(),
  /** URL of the version with at most 1600 pixels on the longer side. */
  largeUrl: z.string(),
})
export type Photo = z.input<typeof photo>

const contentType = keysOf(photoTypes)

export const photosSchemas = () => ({
  list: {
    summary: "A user's photos, newest first: of the meals of a protocol, or of the progress",
    params: z.object({ userId: id }),
    query: z.object({
      kind,
      /** Number of a protocol; photos of all protocols when omitted. */
      protocol: z.optional(
        z.coerce
          .number(texts.default)
          .check(z.int(texts.default), z.gte(1, texts.default), z.lte(maxProtocols, texts.default)),
      ),
    }),
    output: z.array(photo),
  },
  upload: {
    summary: 'A signed URL to PUT a photo of mine to; it is stored once the upload is finished',
    body: z.object({
      /** Client key, a random UUID of the device; a repeated call with it refers to the same photo. */
      key: id,
      kind,
      /** Client key of the protocol meal it shows; null for progress photos. */
      mealKey: z._default(z.nullable(id), null),
      takenOn: day,
      contentType,
      size: fileSize,
    }),
    output: z.object({
      id,
      /** Presigned upload URL; null when the photo has been uploaded already. */
      url: z.nullable(z.string()),
    }),
  },
  finish: {
    summary:
      'Check an uploaded photo and store it in two sizes, without its place and camera; what is no photo is deleted',
    body: z.object({ id }),
    output: photo,
  },
  remove: { summary: 'Delete a photo of mine', params: z.object({ id }), output: done },
})
