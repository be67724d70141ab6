/** Maximum number of characters of a title. */
export const titleLength = 80

/** Maximum number of characters of a description. */
export const descriptionLength = 1_000

/** Maximum number of characters of the unit of an own amount. */
export const unitLength = 20

/** Maximum number of characters of the reason for a cancellation. */
export const cancelReasonLength = 300

/** Maximum length of a challenge in days. */
export const lengthMaxDays = 90

/** Maximum target and entry, in the unit of the task. */
export const amountMax = 100_000

/** Maximum points for a reached day. */
export const pointsMax = 100

/** Maximum number of clients invited to a challenge. */
export const participantsMax = 200

/** Maximum number of days from today to the first day. */
export const startsWithinDays = 366

/** Number of days after its end for which a challenge is still on its participants' overview. */
export const daysListedAfterEnd = 7

/** Maximum number of other participants' names that a member sees. */
export const namesShownMax = 50

/**
 * Selectable reminder times, every 15 minutes outside the quiet hours; none is in an hour that a clock change skips or
 * repeats.
 */
export const reminderTimes: readonly string[] = Array.from({ length: 14 * 4 }, (_, quarter) => {
  const hour = String(7 + Math.floor(quarter / 4)).padStart(2, '0')
  return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`
})
