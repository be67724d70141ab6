/** Exact amounts as integers of 10⁻¹² cents, the precision of the API's decimal strings. */
const digits = 12
const one = 10n ** BigInt(digits)

/** Parses cents: `990` or `'990.5'`. @returns 10⁻¹² cents */
export function parseCents(text: string | number): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(`${text}`) ?? []
  const value = BigInt(whole) * one + BigInt(fraction.slice(0, digits).padEnd(digits, '0'))
  return sign ? -value : value
}

/** Cents as a decimal string without trailing zeros. @param value in 10⁻¹² cents */
export function formatCents(value: bigint): string {
  const size = value < 0n ? -value : value
  const fraction = `${size % one}`.padStart(digits, '0').replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${size / one}${fraction && `.${fraction}`}`
}

/** `numerator / denominator` as a whole number, halves away from zero; the denominator is positive. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/** Whole cents, halves away from zero. @param value in 10⁻¹² cents */
export const roundToCents = (value: bigint): number => Number(divideRounded(value, one))
