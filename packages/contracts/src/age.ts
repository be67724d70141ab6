/**
 * Age in whole years on a day; both arguments as `2026-11-22`. For a birth on 29 February, the age increases on 1 March
 * in other than leap years.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
