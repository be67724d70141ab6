/** Context to which the encryption of a care profile is bound: its row. */
export const careProfileContext = (userId: string): string => `care_profile:${userId}`
