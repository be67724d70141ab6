import { formatNumber } from '../number-format.ts'

/** Units counted in quarters and written as fractions: `1½ EL`. */
const quarterUnits = new Set(['', 'Stk', 'EL', 'TL', 'Prise'])
const fractions = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
])

/**
 * An ingredient's amount, scaled and formatted: `1½ EL`, `0,75 l`, `125 g`.
 * @param amount for all servings of the recipe
 * @param factor wanted portions divided by the recipe's servings
 */
export function scaledAmount(amount: number, unit: string, factor: number): string {
  return `${quarterUnits.has(unit) ? formatQuarters(amount * factor) : formatMeasured(amount * factor)} ${unit}`.trim()
}

/** A number of portions with fractions: `1½`. */
export const formatPortions = (portions: number): string => formatQuarters(portions)

/** Rounded to quarters, at least ¼, so that no ingredient disappears. */
function formatQuarters(value: number): string {
  const quarters = Math.max(0.25, Math.round(value * 4) / 4)
  const whole = Math.floor(quarters)
  const fraction = fractions.get(quarters - whole) ?? ''
  return whole === 0 ? fraction : formatNumber(whole) + fraction
}

/** Rounded as on a kitchen scale: from 100 to fives, from 10 to ones, below to two significant digits. */
function formatMeasured(value: number): string {
  if (value >= 100) return formatNumber(Math.round(value / 5) * 5)
  if (value >= 10) return formatNumber(Math.round(value))
  return formatNumber(Number(value.toPrecision(2)))
}
