/*
 * What the encrypted texts of an anamnesis are bound to.
 */

export const anamnesisDraftContext = (userId: string): string => `anamnesis-draft:${userId}`

/** @param id of the version */
export const anamnesisVersionContext = (id: string): string => `anamnesis-version:${id}`

/** @param id of the review */
export const anamnesisReviewContext = (id: string): string => `anamnesis-review:${id}`
