import { cheapestMonthly, cheapestWeekly, monthlyAmount, weeklyAmount } from '@kostbar/contracts/pricing'
import type { Price } from '@kostbar/contracts/products/schemas'
import { perPeriodLabel } from '../../domain/products/price-labels.ts'
import { texts } from './texts.ts'

/** Unit in which an offer's prices are compared; set per offer in the content service. */
export type PriceCalculation = 'cheapestMonthly' | 'cheapestWeekly' | 'other'

/** The preselected price of an offer: the cheapest in the given unit, else the first. */
export function defaultPrice(prices: readonly Price[], calculation: PriceCalculation): Price | undefined {
  const best =
    calculation === 'cheapestMonthly'
      ? cheapestMonthly(prices)
      : calculation === 'cheapestWeekly'
        ? cheapestWeekly(prices)
        : null
  return best?.price ?? prices[0]
}

/**
 * The large figure of an offer: a price converted to a month or week, or the price itself.
 * @returns whole cents, and the suffix of the amount
 */
export function comparisonAmount(price: Price, calculation: PriceCalculation): { amount: number; each: string } {
  const monthly = calculation === 'cheapestMonthly' ? monthlyAmount(price) : null
  if (monthly !== null) return { amount: monthly, each: texts.perMonth }
  const weekly = calculation === 'cheapestWeekly' ? weeklyAmount(price) : null
  if (weekly !== null) return { amount: weekly, each: texts.perWeek }
  return { amount: price.unit_amount ?? 0, each: perPeriodLabel(price) }
}
