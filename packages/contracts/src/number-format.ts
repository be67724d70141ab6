// The locale de-AT groups digits by spaces (except in currencies), but people in Austria write 1.250.
const locale = 'de-DE'

const numbers = new Intl.NumberFormat(locale)
const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })

/** Number in German: `1.250`, with up to three decimals. */
export const formatNumber = (value: number): string => numbers.format(value)

/** Number in German with at most one decimal: `1.250,5`. */
export const formatTenths = (value: number): string => tenths.format(value)

/**
 * Number with its German noun: `1 Kunde`, `2 Kunden`, `0 Kunden`.
 * @param one singular of the noun
 * @param many plural of the noun
 */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
