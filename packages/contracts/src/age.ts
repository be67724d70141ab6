/** Today in Vienna as `2026-11-22`. */
export const todayInVienna = (now = new Date()): string =>
  now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })

/** Age in whole years on a day; both days as `2026-11-22`. Born on 29 February, one is a year older on 1 March. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
