/** Minimum and maximum of the calculator's inputs. */
export const calculatorLimits = {
  ageYears: { min: 14, max: 110 },
  heightCm: { min: 120, max: 230 },
  weightKg: { min: 30, max: 300 },
  /** Physical activity level (PAL): total energy as a multiple of the basal metabolic rate. */
  activity: { min: 1.2, max: 2.4 },
  proteinPerKg: { min: 1.2, max: 2, usual: 1.6 },
  fatPerKg: { min: 0.8, max: 2, usual: 1 },
} as const

/** Usual activity levels with German descriptions. */
export const activityLevels = [
  { value: 1.2, label: 'Nur sitzend oder liegend' },
  { value: 1.4, label: 'Sitzende Arbeit, wenig Bewegung' },
  { value: 1.6, label: 'Sitzende Arbeit, auch Gehen und Stehen' },
  { value: 1.8, label: 'Überwiegend Gehen und Stehen' },
  { value: 2.0, label: 'Körperlich schwere Arbeit' },
  { value: 2.2, label: 'Schwere Arbeit und viel Sport' },
  { value: 2.4, label: 'Leistungssport' },
] as const

/** Selectable changes of the energy in percent, with German names. */
export const goals = [
  { value: -20, label: 'Abnehmen, zügig (−20 %)' },
  { value: -15, label: 'Abnehmen (−15 %)' },
  { value: -10, label: 'Abnehmen, sanft (−10 %)' },
  { value: 0, label: 'Gewicht halten' },
  { value: 5, label: 'Zunehmen, sanft (+5 %)' },
  { value: 10, label: 'Zunehmen (+10 %)' },
] as const

/** Whether a change of the energy in percent is allowed: −20 to −10, 0, or 5 to 10. */
export const isGoal = (percent: number): boolean =>
  percent === 0 || (percent >= -20 && percent <= -10) || (percent >= 5 && percent <= 10)

/** Minimum energy in kcal per day; a lower target needs a reason. */
export const minimumKcal = { FEMALE: 1200, MALE: 1500 } as const

/** Maximum number of characters of the reason for targets. */
export const targetsReasonLength = 500

/** Maximum number of characters of a clearance: with whom a warning was cleared, and the note about it. */
export const clearedWithLength = 120
export const clearanceNoteLength = 1000
