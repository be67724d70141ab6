/** What the encryption of a measure is bound to: its row. @param day `2026-11-21` */
export const measureContext = (userId: string, kind: string, day: string): string => `measure:${userId}:${kind}:${day}`
