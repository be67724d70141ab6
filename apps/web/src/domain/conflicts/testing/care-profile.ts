import type { CareProfile } from '@kostbar/contracts/care-profile/schemas'

/** A care profile that is empty except for the given fields. */
export const careOf = (content: Partial<CareProfile> = {}): CareProfile => ({
  allergens: [],
  intolerances: [],
  diet: null,
  likes: [],
  dislikes: [],
  rev: 1,
  updatedAt: '2026-11-01T10:00:00.000Z',
  updatedBy: 'Anna',
  ...content,
})
