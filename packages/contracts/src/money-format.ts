const euro = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' })

/**
 * Amount of money in German: `€ 1.250,90`.
 * @param cents whole euro cents
 */
export const formatEuro = (cents: number): string => euro.format(cents / 100)
