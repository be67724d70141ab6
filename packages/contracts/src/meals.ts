/** English weekday names, Monday first, as the plan's days are named on the wire. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** The names people read. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
}

/** The meals of a day in their order, with the names people read. */
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
