/** Maximum numbers of characters of title and text. */
export const maxTitleLength = 50
export const maxBodyLength = 150

/** Statuses of a push message in the order in which they follow. A draft is not sent until it is planned. */
export const pushMessageStatuses = ['DRAFT', 'PLANNED', 'SENDING', 'SENT', 'FAILED', 'CANCELLED'] as const

/** Maximum number of individually chosen people. */
export const maxChosenPeople = 200

/** Number of occurrences previewed before a weekly message is planned. */
export const previewCount = 5

/**
 * Maximum number of push messages that one person gets on their devices per day: from one trainer, and from admins
 * together.
 */
export const maxPerDay = { TRAINER: 3, ADMIN: 1 } as const
