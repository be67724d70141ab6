/**
 * Digits with or without thousands points, and a decimal comma: `1250`, `1.250`, `1.250,5`. The first group never
 * starts with 0.
 */
const commaDecimal = /^-?(?:[1-9]\d{0,2}(?:\.\d{3})+|\d*)(?:,\d*)?$/
/** Digits with a decimal point, as calculators and phone keyboards write it: `1.5`, `0.500`. */
const pointDecimal = /^-?\d*\.\d*$/

/**
 * Parses a number as typed in Austria. `1.250` is a thousand, `0.500` and `1.25` are decimals.
 * @returns undefined for an empty text, NaN for a text that is not a number
 */
export function parseGermanNumber(text: string): number | undefined {
  const typed = text.replace(/\s/g, '')
  if (typed === '') return undefined
  if (!/\d/.test(typed)) return Number.NaN
  if (commaDecimal.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'))
  return pointDecimal.test(typed) ? Number(typed) : Number.NaN
}

/** Parses a required number; NaN for a text that is empty or not a number, which contracts refuse. */
export const parseRequiredNumber = (text: string): number => parseGermanNumber(text) ?? Number.NaN
