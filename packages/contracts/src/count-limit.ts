/** Lists count at most this many matches: the cost of a page does not grow with the table. */
export const countLimit = 1_000
