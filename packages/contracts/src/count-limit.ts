/** Maximum number of matches that lists count, so that the cost of a page does not grow with the table. */
export const countLimit = 1_000

/**
 * Maximum number of matches that text searches count when no index supports their order: finding a match then means
 * reading and comparing several rows. Pages up to the one after the current page are always counted.
 */
export const searchCountLimit = 50
