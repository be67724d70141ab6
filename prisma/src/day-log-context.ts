/** Context to which the encryption of a day of the day log is bound: its row. @param day ISO date, `2026-11-22` */
export const dayLogContext = (userId: string, day: string): string => `day-log:${userId}:${day}`
