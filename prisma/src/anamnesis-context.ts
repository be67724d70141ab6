/*
 * Contexts to which the encryption of an anamnesis is bound: decryption requires the same context.
 */

export const anamnesisDraftContext = (userId: string): string => `anamnesis-draft:${userId}`

/** Context of an anamnesis version. @param id id of the version */
export const anamnesisVersionContext = (id: string): string => `anamnesis-version:${id}`

/** Context of a review. @param id id of the review */
export const anamnesisReviewContext = (id: string): string => `anamnesis-review:${id}`
