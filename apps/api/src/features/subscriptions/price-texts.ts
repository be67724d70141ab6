import type { Recurring } from '@kostbar/contracts/pricing'

const euros = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' })
const longDay = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'Europe/Vienna' })

const every = {
  DAY: ['pro Tag', 'Tage'],
  WEEK: ['pro Woche', 'Wochen'],
  MONTH: ['pro Monat', 'Monate'],
  YEAR: ['pro Jahr', 'Jahre'],
} as const

/** Cents as people read them: `€ 14,90`. */
export const money = (cents: number): string => euros.format(cents / 100)

/** What is paid how often: `€ 239,00 alle 3 Monate`. @param cents of one interval */
export function price(cents: number, { interval, intervalCount }: Recurring): string {
  if (!interval) return money(cents)
  const [each, plural] = every[interval]
  return `${money(cents)} ${intervalCount && intervalCount > 1 ? `alle ${intervalCount} ${plural}` : each}`
}

/** A day in Austria: `3. Dezember 2026`. */
export const day = (moment: Date): string => longDay.format(moment)
