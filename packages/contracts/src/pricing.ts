/**
 * Price arithmetic that both sides share, after section 9 of the specification. Every amount is in whole euro cents,
 * VAT included; formatting is the web app's.
 */

export type Interval = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'

/** The slider's most (specification, section 9). */
export const maxSlots = 500

/** A step of a tiered price: units up to and including `upTo` (null: all further ones) cost `unitAmount` cents each. */
export interface PriceTier {
  readonly upTo: number | null
  readonly unitAmount: number
}

/** The part of a price that says what it costs. Tiers are in ascending order. */
export interface Priced {
  /** Cents per unit and interval; null for a tiered price. */
  readonly unit_amount: number | null
  readonly tiersMode: 'graduated' | 'volume' | null
  readonly priceTiers: readonly PriceTier[]
}

/** The part of a price that says how often it is paid; both null for a one-time price. */
export interface Recurring {
  readonly interval: Interval | null
  readonly intervalCount: number | null
}

/** Fills each tier up to its end; beyond the last tier its unit price goes on. */
function graduatedAmount(tiers: readonly PriceTier[], quantity: number): number {
  const last = tiers.length - 1
  let filled = 0
  let amount = 0
  tiers.forEach(({ upTo, unitAmount }, index) => {
    const end = upTo === null || index === last ? quantity : Math.min(upTo, quantity)
    const units = Math.max(0, end - filled)
    amount += units * unitAmount
    filled += units
  })
  return amount
}

/** The first tier that covers the quantity, or the last one. */
const coveringTier = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined =>
  tiers.find(({ upTo }) => upTo === null || upTo >= quantity) ?? tiers.at(-1)

/**
 * What a quantity costs per interval (or once, for a one-time price). Graduated tiers are filled and summed; otherwise
 * every unit costs what the single tier that covers the quantity says; a price without tiers is its unit's amount.
 * @param quantity whole units, 1 or more
 * @returns cents
 */
export function totalAmount({ unit_amount, tiersMode, priceTiers }: Priced, quantity: number): number {
  if (priceTiers.length === 0) return (unit_amount ?? 0) * quantity
  if (tiersMode === 'graduated') return graduatedAmount(priceTiers, quantity)
  return (coveringTier(priceTiers, quantity)?.unitAmount ?? 0) * quantity
}

/** How many of each interval a month and a week are taken to have (specification, section 9). */
const perMonth: Record<Interval, number> = { DAY: 30, WEEK: 4, MONTH: 1, YEAR: 1 / 12 }
const perWeek: Record<Interval, number> = { DAY: 7, WEEK: 1, MONTH: 1 / 4.3334, YEAR: 1 / 52 }

function converted(price: Priced & Recurring, quantity: number, factors: Record<Interval, number>): number | null {
  const { interval, intervalCount } = price
  if (!interval) return null
  return (totalAmount(price, quantity) * factors[interval]) / (intervalCount ?? 1)
}

const rounded = (amount: number | null) => (amount === null ? null : Math.round(amount))

/** What a price comes to per month, for comparison: day × 30, week × 4, year / 12. @returns cents; null when paid once */
export const monthlyAmount = (price: Priced & Recurring, quantity = 1): number | null =>
  rounded(converted(price, quantity, perMonth))

/** What a price comes to per week, for comparison: day × 7, month / 4.3334, year / 52. @returns cents; null when paid once */
export const weeklyAmount = (price: Priced & Recurring, quantity = 1): number | null =>
  rounded(converted(price, quantity, perWeek))

function cheapest<P extends Priced & Recurring>(
  prices: readonly P[],
  quantity: number,
  factors: Record<Interval, number>,
): { price: P; amount: number } | null {
  const [best] = prices
    .flatMap((price) => {
      const amount = converted(price, quantity, factors)
      return amount === null ? [] : [{ price, amount }]
    })
    .sort((one, other) => one.amount - other.amount)
  return best ? { price: best.price, amount: Math.round(best.amount) } : null
}

/** The recurring price that comes to least per month, with those cents; null when none recurs. */
export const cheapestMonthly = <P extends Priced & Recurring>(prices: readonly P[], quantity = 1) =>
  cheapest(prices, quantity, perMonth)

/** The recurring price that comes to least per week, with those cents; null when none recurs. */
export const cheapestWeekly = <P extends Priced & Recurring>(prices: readonly P[], quantity = 1) =>
  cheapest(prices, quantity, perWeek)

/**
 * How much less a price comes to per month than the dearest of its product's prices.
 * @returns whole percent, rounded down so as never to promise too much; 0 for the dearest and for one paid once
 */
export function savingPercent<P extends Priced & Recurring>(price: P, prices: readonly P[], quantity = 1): number {
  const own = converted(price, quantity, perMonth)
  const dearest = Math.max(...prices.map((other) => converted(other, quantity, perMonth) ?? 0))
  if (own === null || dearest <= 0) return 0
  // A hair above, or a saving of exactly 10 % would come out as 9.999… and lose a percent.
  return Math.max(0, Math.floor((1 - own / dearest) * 100 + 1e-9))
}
