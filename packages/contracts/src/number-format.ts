// The locale de-AT groups by spaces (except currencies); people in Austria write 1.250.
const locale = 'de-DE'

const numbers = new Intl.NumberFormat(locale)
const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })

/** `1.250`, with up to three decimals. */
export const formatNumber = (value: number): string => numbers.format(value)

/** `1.250,5`: at most one decimal. */
export const formatTenths = (value: number): string => tenths.format(value)
