/** Number of consecutive days of a protocol. */
export const protocolDays = 7

/** Maximum number of days from today to the start of a protocol. */
export const maxDaysAhead = 14

/** Number of days after the last one in which entries can still be filled in. */
export const lateEntryDays = 3

/** Minimum number of complete days for submitting a protocol; with fewer than all days, the member has to confirm. */
export const minCompleteDays = 5

export const maxMealsPerDay = 15
export const maxItemsPerMeal = 20
export const maxPhotosPerMeal = 4

/** Maximum number of protocols per member. */
export const maxProtocols = 30

/** Maximum number of characters of an item. */
export const itemLength = 120

/** Largest amount of an item, in its unit. */
export const maxItemAmount = 10_000

/** Maximum number of characters of a note on a meal. */
export const mealNoteLength = 300

/** Maximum numbers of characters of a day's texts. */
export const dayTextLengths = { movement: 200, complaints: 300, special: 200, note: 500 } as const

/** Maximum number of reminder times per day. */
export const maxReminderTimes = 4
