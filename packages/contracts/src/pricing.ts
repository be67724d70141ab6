/**
 * Price calculation, used by API and web client. Amounts are whole euro cents, VAT included.
 */

export type Interval = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'

/** Most client slots that the slider offers. */
export const maxSlots = 500

/** Tier of a price: units up to and including `upTo` (null: all further ones) cost `unitAmount` cents each. */
export interface PriceTier {
  readonly upTo: number | null
  readonly unitAmount: number
}

/** Amount of a price; tiers are in ascending order. */
export interface Priced {
  /** Cents per unit and interval; null for a tiered price. */
  readonly unit_amount: number | null
  readonly tiersMode: 'graduated' | 'volume' | null
  readonly priceTiers: readonly PriceTier[]
}

/** Billing interval of a price; both null for a one-time price. */
export interface Recurring {
  readonly interval: Interval | null
  readonly intervalCount: number | null
}

/** Amount in cents of all tiers up to the quantity; beyond the last tier its unit price applies. */
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
 * Amount of a quantity per interval (or in total, for a one-time price). Graduated tiers are filled and summed; with
 * volume tiers, every unit costs the amount of the tier that covers the quantity; a price without tiers multiplies its
 * unit amount.
 * @param quantity whole units, 1 or more
 * @returns cents
 */
export function totalAmount({ unit_amount, tiersMode, priceTiers }: Priced, quantity: number): number {
  if (priceTiers.length === 0) return (unit_amount ?? 0) * quantity
  if (tiersMode === 'graduated') return graduatedAmount(priceTiers, quantity)
  return (coveringTier(priceTiers, quantity)?.unitAmount ?? 0) * quantity
}

/**
 * Conversion factors from an interval to a month and to a week. They are fixed, not the calendar's: a month's amount is
 * 30 daily ones, 4 weekly ones or a twelfth of a yearly one; a week's is 7 daily ones, a monthly one divided by 4.3334,
 * or a yearly one by 52.
 */
const monthFactors: Record<Interval, number> = { DAY: 30, WEEK: 4, MONTH: 1, YEAR: 1 / 12 }
const weekFactors: Record<Interval, number> = { DAY: 7, WEEK: 1, MONTH: 1 / 4.3334, YEAR: 1 / 52 }

function convertedAmount(
  price: Priced & Recurring,
  quantity: number,
  factors: Record<Interval, number>,
): number | null {
  const { interval, intervalCount } = price
  if (!interval) return null
  return (totalAmount(price, quantity) * factors[interval]) / (intervalCount ?? 1)
}

const roundedOrNull = (amount: number | null) => (amount === null ? null : Math.round(amount))

/**
 * Amount per month, for comparison: day × 30, week × 4, year / 12.
 * @returns cents; null for a one-time price
 */
export const monthlyAmount = (price: Priced & Recurring, quantity = 1): number | null =>
  roundedOrNull(convertedAmount(price, quantity, monthFactors))

/**
 * Amount per week, for comparison: day × 7, month / 4.3334, year / 52.
 * @returns cents; null for a one-time price
 */
export const weeklyAmount = (price: Priced & Recurring, quantity = 1): number | null =>
  roundedOrNull(convertedAmount(price, quantity, weekFactors))

/**
 * Saving of a price against the monthly price of the same product, over the same time.
 * @returns whole percent, rounded down; null without a monthly price, and where nothing is saved
 */
export function savingAgainstMonthly(
  price: Priced & Recurring,
  prices: readonly (Priced & Recurring)[],
): number | null {
  const monthly = prices.find(({ interval, intervalCount }) => interval === 'MONTH' && (intervalCount ?? 1) === 1)
  if (!monthly || !price.interval) return null
  const full = (totalAmount(monthly, 1) * (price.intervalCount ?? 1)) / monthFactors[price.interval]
  const saving = Math.floor((100 * (full - totalAmount(price, 1))) / full)
  return saving > 0 ? saving : null
}

function cheapest<P extends Priced & Recurring>(
  prices: readonly P[],
  quantity: number,
  factors: Record<Interval, number>,
): { price: P; amount: number } | null {
  const [cheapestOffer] = prices
    .flatMap((price) => {
      const amount = convertedAmount(price, quantity, factors)
      return amount === null ? [] : [{ price, amount }]
    })
    .sort((a, b) => a.amount - b.amount)
  return cheapestOffer ? { price: cheapestOffer.price, amount: Math.round(cheapestOffer.amount) } : null
}

/** The recurring price with the lowest amount per month, and that amount in cents; null without a recurring price. */
export const cheapestMonthly = <P extends Priced & Recurring>(prices: readonly P[], quantity = 1) =>
  cheapest(prices, quantity, monthFactors)

/** The recurring price with the lowest amount per week, and that amount in cents; null without a recurring price. */
export const cheapestWeekly = <P extends Priced & Recurring>(prices: readonly P[], quantity = 1) =>
  cheapest(prices, quantity, weekFactors)
