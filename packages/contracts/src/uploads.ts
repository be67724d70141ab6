/** Media types of accepted profile images, by file extension. */
export const profileImageTypes = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const

/** Maximum size of a profile image in bytes: 10 MB. */
export const profileImageMaxBytes = 10_000_000

/** Media types of accepted recipe photos, by file extension. */
export const recipeImageTypes = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' } as const

/** Maximum size of a recipe photo in bytes: 10 MB. */
export const recipeImageMaxBytes = 10_000_000

/** Media types of accepted documents, by file extension. */
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

/** Maximum size of a document in bytes: 25 MB. */
export const documentMaxBytes = 25_000_000
