import { cheapestMonthly, cheapestWeekly, monthlyAmount, weeklyAmount } from '@kostbar/contracts/pricing'
import type { Price } from '@kostbar/contracts/products/schemas'
import { perPeriodLabel } from '../../domain/products/price-labels.ts'
import { texts } from './texts.ts'

/** Unit in which an offer's prices are compared; set per offer in the content service. */
export type PriceCalculation = 'cheapestMonthly' | 'cheapestWeekly' | 'other'

/** Billing period chosen for all offers of a list. */
export type BillingPeriod = 'month' | 'year'

const isMonthly = ({ interval, intervalCount }: Price) => interval === 'MONTH' && (intervalCount ?? 1) === 1

/**
 * Price of an offer for a billing period.
 * @returns for `month` the monthly price; for `year` the one that is cheapest in the offer's unit, which is its longest
 * interval; otherwise the first price, undefined if there are none
 */
export function priceFor(
  prices: readonly Price[],
  period: BillingPeriod,
  calculation: PriceCalculation,
): Price | undefined {
  const cheapest = calculation === 'cheapestWeekly' ? cheapestWeekly : cheapestMonthly
  return (period === 'month' ? prices.find(isMonthly) : cheapest(prices)?.price) ?? prices[0]
}

interface Amount {
  /** Amount in whole cents. */
  readonly cents: number
  /** Suffix such as `pro Monat`. */
  readonly each: string
}

/** Charged amount per billing interval. */
export const chargedAmount = (price: Price): Amount => ({ cents: price.unit_amount ?? 0, each: perPeriodLabel(price) })

/** Price converted to the comparison unit of its offer; null if it is charged in that unit or not compared. */
export function comparableAmount(price: Price, calculation: PriceCalculation): Amount | null {
  const monthly = calculation === 'cheapestMonthly' ? monthlyAmount(price) : null
  const weekly = calculation === 'cheapestWeekly' ? weeklyAmount(price) : null
  if (monthly !== null && !isMonthly(price)) return { cents: monthly, each: texts.perMonth }
  if (weekly !== null && price.interval !== 'WEEK') return { cents: weekly, each: texts.perWeek }
  return null
}
