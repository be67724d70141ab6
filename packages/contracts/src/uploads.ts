/** Accepted profile images: file extension to media type. */
export const profileImageTypes = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const

/** Largest profile image in bytes: 10 MB. */
export const profileImageMaxBytes = 10_000_000

/** Accepted recipe photos: file extension to media type. */
export const recipeImageTypes = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' } as const

/** Largest photo in bytes: 10 MB. */
export const recipeImageMaxBytes = 10_000_000

/** Accepted documents: file extension to media type. */
export const documentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  txt: 'text/plain',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Largest document in bytes: 25 MB. */
export const documentMaxBytes = 25_000_000
