/**
 * Features that content already names but that are still being built. Lines that match are marked 'kommt', so that
 * nothing is sold that the product cannot do. Remove a pattern once its feature is released; an empty list marks
 * nothing.
 */
const upcomingParts: readonly RegExp[] = []

/** Whether a line of content names a feature that is not released yet. */
export const isUpcoming = (line: string, parts: readonly RegExp[] = upcomingParts): boolean =>
  parts.some((part) => part.test(line))
