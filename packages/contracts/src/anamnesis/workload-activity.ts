/** Physical activity level (PAL) without sport, by the answer about the workload of everyday life. */
const activityLevels: ReadonlyMap<unknown, number> = new Map([
  ['RESTING', 1.2],
  ['SITTING', 1.4],
  ['MIXED', 1.6],
  ['STANDING', 1.8],
  ['PHYSICAL', 2],
])

/** Activity level that an answer to `workload` stands for; null for an answer that no questionnaire offers now. */
export const activityOf = (workload: unknown): number | null => activityLevels.get(workload) ?? null
