/** Counts calls per second and caller. @returns whether the limit is exceeded */
export function rateLimit(perSecond: number): (caller: string) => boolean {
  let second = 0
  let counts = new Map<string, number>()
  return (caller) => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      counts = new Map()
    }
    const count = (counts.get(caller) ?? 0) + 1
    counts.set(caller, count)
    return count > perSecond
  }
}
