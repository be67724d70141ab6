/** The median of values. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** `0.72 (0.69–0.75)`: the median with the smallest and the largest value. */
export function withSpread(values: number[], digits = 2): string {
  const figures = [median(values), Math.min(...values), Math.max(...values)]
  const [middle, min, max] = figures.map((value) => value.toFixed(digits))
  return `${middle} (${min}–${max})`
}
