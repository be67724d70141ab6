import { formatNumber } from '../number-format.ts'

/** Units counted in quarters and written as fractions: `1½ EL`. */
const quarterUnits = new Set(['', 'Stk', 'EL', 'TL'])
const fractions = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
])

/** Amount from which pieces and spoons are rounded to whole numbers. */
const minWhole = 10

/**
 * Number of an ingredient's amount, formatted as in a cookbook: quarters of pieces and spoons as fractions (whole
 * numbers from 10 on), pinches as whole numbers, weights and volumes as decimals: `1½`, `12`, `0,75`.
 * @param unit `g`, `kg`, `ml`, `l`, `EL`, `TL`, `Prise`; `Stk` or empty for pieces
 */
export function formatAmount(amount: number, unit: string): string {
  if (unit === 'Prise') return formatNumber(Math.max(1, Math.round(amount)))
  if (!quarterUnits.has(unit)) return formatMeasured(amount)
  return amount < minWhole ? formatQuarters(amount) : formatNumber(Math.round(amount))
}

/** Number of portions with fractions: `1½`. */
export const formatPortions = (portions: number): string => formatQuarters(portions)

/** Rounds to quarters, at least ¼, so that no ingredient disappears. */
export const inQuarters = (value: number): number => Math.max(0.25, Math.round(value * 4) / 4)

/** Number rounded to quarters: `1½`. */
function formatQuarters(value: number): string {
  const quarters = inQuarters(value)
  const whole = Math.floor(quarters)
  const fraction = fractions.get(quarters - whole) ?? ''
  return whole === 0 ? fraction : formatNumber(whole) + fraction
}

/**
 * Number rounded as on a kitchen scale: from 100 to multiples of five, from 10 to whole numbers, below to two
 * significant digits.
 */
function formatMeasured(value: number): string {
  if (value >= 100) return formatNumber(Math.round(value / 5) * 5)
  if (value >= 10) return formatNumber(Math.round(value))
  return formatNumber(Number(value.toPrecision(2)))
}
