/** Number of days before today that can still be filled in. */
export const lateLogDays = 6

/** Number of finished days that the adherence to the plan is computed from. */
export const adherenceDays = 7

/** Minimum number of recorded days for an adherence; with fewer there is none. */
export const minRecordedDays = 3

/** Maximum number of days in a list. */
export const maxListedDays = 92

/** Largest possible values of a day. */
export const maxWaterMl = 15_000
export const maxSteps = 200_000
