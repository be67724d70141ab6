/** Weekdays as the API names them, Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** German weekday names. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
}

/** German names of the meals, in the order of a day. */
export const humanifiedMeals = {
  BREAKFAST: 'Frühstück',
  MORNING_SNACK: 'Vormittagssnack',
  LUNCH: 'Mittagessen',
  AFTERNOON_SNACK: 'Nachmittagssnack',
  DINNER: 'Abendessen',
  LATE_SNACK: 'Spätmahlzeit',
} as const

export type Meal = keyof typeof humanifiedMeals
export const meals = Object.keys(humanifiedMeals) as [Meal, ...Meal[]]
