/** Lists count their matches only up to here, so that a page costs the same however large the table grows. */
export const countLimit = 1_000
