/** Maximum number of characters of a conclusion. */
export const conclusionLength = 3_000

/** Maximum number of characters of a comment on a meal or day. */
export const commentLength = 1_000

/** Maximum number of compared protocols; the newest ones are taken. */
export const maxCompared = 6
