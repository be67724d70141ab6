import type { Product } from '@kostbar/contracts/products/schemas'
import { periodLabel } from '../../domain/products/price-labels.ts'
import { LargeAmount } from './large-amount.tsx'
import { OfferAction } from './offer-action.tsx'
import {
  type BillingPeriod,
  chargedAmount,
  comparableAmount,
  type PriceCalculation,
  priceFor,
} from './price-comparison.ts'
import { texts } from './texts.ts'

interface OfferPricesProps {
  /** Displayed name of the offer. */
  name: string
  product: Product
  calculation: PriceCalculation
  period: BillingPeriod
}

/** Price of an offer for a billing period, and how to get it. */
export function OfferPrices({ name, product, calculation, period }: OfferPricesProps) {
  const { id, productPrices: prices } = product
  const price = priceFor(prices, period, calculation)
  if (!price) return <p className="text-ink-soft">{texts.gone}</p>
  const charged = chargedAmount(price)
  const comparable = comparableAmount(price, calculation)
  const isShorterThanAsked = period === 'year' && price.interval !== null && price.interval !== 'YEAR'
  return (
    <div className="flex flex-col gap-5">
      <div>
        <LargeAmount {...charged} />
        {comparable ? (
          <div className="mt-1">
            <p className="text-sm text-ink-soft">{texts.equals}</p>
            <LargeAmount {...comparable} />
          </div>
        ) : null}
        <p className="mt-2 text-sm text-ink-soft">
          {texts.taxIncluded}
          {price.discount ? ` ${texts.cheaper(price.discount)}` : ''}
          {isShorterThanAsked ? ` ${texts.longestPeriod(periodLabel(price) ?? '')}` : ''}
          {prices.length > 2 ? ` ${texts.otherPeriods}` : ''}
        </p>
      </div>
      <div className="mt-auto">
        <OfferAction name={name} productId={id} price={price} />
      </div>
    </div>
  )
}
