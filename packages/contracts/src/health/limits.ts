/** Minimum and maximum number of characters of an admin's reason for looking at health data. */
export const accessReasonLength = { min: 10, max: 300 } as const
