import { formatNumber } from './number-format.ts'

/** Difference with its sign, with up to three decimals: `+1`, `−0,6`; `±0` for none. */
export function formatDifference(difference: number): string {
  // Differences of decimals: 82.4 − 83 is −0.5999….
  const rounded = Math.round(difference * 1_000) / 1_000
  if (rounded === 0) return '±0'
  return `${rounded > 0 ? '+' : '−'}${formatNumber(Math.abs(rounded))}`
}
