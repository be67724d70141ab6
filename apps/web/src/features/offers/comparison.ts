import { cheapestMonthly, cheapestWeekly, monthlyAmount, weeklyAmount } from '@kostbar/contracts/pricing'
import type { Price } from '@kostbar/contracts/stripe'
import { eachWords } from '../../lib/price-words.ts'
import { texts } from './texts.ts'

/** By what an offer's prices are compared; the content service says so per offer. */
export type PriceCalculation = 'cheapestMonthly' | 'cheapestWeekly' | 'other'

/** The price an offer shows first: the one that is cheapest in comparison, else the first. */
export function firstPrice(prices: readonly Price[], calculation: PriceCalculation): Price | undefined {
  const best =
    calculation === 'cheapestMonthly'
      ? cheapestMonthly(prices)
      : calculation === 'cheapestWeekly'
        ? cheapestWeekly(prices)
        : null
  return best?.price ?? prices[0]
}

/**
 * The large figure of an offer: what a price comes to per month or week, or simply what it is.
 * @returns whole cents and the words behind them
 */
export function comparison(price: Price, calculation: PriceCalculation): { amount: number; each: string } {
  const monthly = calculation === 'cheapestMonthly' ? monthlyAmount(price) : null
  if (monthly !== null) return { amount: monthly, each: texts.perMonth }
  const weekly = calculation === 'cheapestWeekly' ? weeklyAmount(price) : null
  if (weekly !== null) return { amount: weekly, each: texts.perWeek }
  return { amount: price.unit_amount ?? 0, each: eachWords(price) }
}
