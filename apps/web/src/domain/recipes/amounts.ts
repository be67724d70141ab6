import { formatNumber } from '../../lib/format.ts'

/** Units people count by eye: halves and quarters are written as fractions. */
const spooned = new Set(['', 'Stk', 'EL', 'TL', 'Prise'])
const fractions = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
])

/**
 * An ingredient's amount for some portions as a cook reads it: `1½ EL`, `0,75 l`, `125 g`.
 * @param amount for all portions the recipe is written for; @param factor wanted portions by those
 */
export function scaledAmount(amount: number, unit: string, factor: number): string {
  return `${spooned.has(unit) ? inQuarters(amount * factor) : measured(amount * factor)} ${unit}`.trim()
}

/** Portions as people read them: `1½`. */
export const portionCount = (portions: number): string => inQuarters(portions)

/** Never less than a quarter: what is in the recipe is not left out for a small portion. */
function inQuarters(value: number): string {
  const quarters = Math.max(0.25, Math.round(value * 4) / 4)
  const whole = Math.floor(quarters)
  const fraction = fractions.get(quarters - whole) ?? ''
  return whole === 0 ? fraction : formatNumber(whole) + fraction
}

/** As exactly as a kitchen scale shows it. */
function measured(value: number): string {
  if (value >= 100) return formatNumber(Math.round(value / 5) * 5)
  if (value >= 10) return formatNumber(Math.round(value))
  return formatNumber(Number(value.toPrecision(2)))
}
