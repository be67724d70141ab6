/** What the encryption of a care profile is bound to: its row. */
export const careProfileContext = (userId: string): string => `care_profile:${userId}`
