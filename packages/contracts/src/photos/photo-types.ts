/** File extensions of accepted photos, by media type. */
export const photoTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
} as const
export type PhotoType = keyof typeof photoTypes

/** Maximum size of a photo in bytes: 15 MB. */
export const photoMaxBytes = 15_000_000
