/** The median of values. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** `0.72 (0.69–0.75)`: the median with the smallest and the largest value. */
export function withSpread(values: number[]): string {
  const [middle, min, max] = [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(2))
  return `${middle} (${min}–${max})`
}
