/** Maximum numbers of characters of title and text. */
export const maxTitleLength = 50
export const maxBodyLength = 150

/** Maximum number of individually chosen people. */
export const maxChosenPeople = 200

/** Number of occurrences previewed before a weekly message is planned. */
export const previewCount = 5

/**
 * Maximum number of push messages that one person gets on their devices per day: from one trainer, and from admins
 * together.
 */
export const maxPerDay = { TRAINER: 3, ADMIN: 1 } as const
