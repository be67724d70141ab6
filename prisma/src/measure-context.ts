/** Context to which the encryption of a measure is bound: its row. @param day ISO date, `2026-11-21` */
export const measureContext = (userId: string, kind: string, day: string): string => `measure:${userId}:${kind}:${day}`
