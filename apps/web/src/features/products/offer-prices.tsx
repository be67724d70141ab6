import type { Product } from '@kostbar/contracts/products/schemas'
import { useSetCheckoutParams } from '../../domain/checkout/search-params.ts'
import { periodLabel } from '../../domain/products/price-labels.ts'
import { Button } from '../../ui/button.tsx'
import { LargeAmount } from './large-amount.tsx'
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

/** Price of an offer for a billing period, and the button that opens the checkout. */
export function OfferPrices({ name, product, calculation, period }: OfferPricesProps) {
  const { id, productPrices: prices } = product
  const setCheckoutParams = useSetCheckoutParams()
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
        <Button
          wide
          size="lg"
          aria-label={texts.buyNamed(name)}
          onClick={() => setCheckoutParams({ product: id, price: price.id })}
        >
          {texts.buy}
        </Button>
        <p className="mt-3 text-center text-sm text-ink-soft">
          {price.type === 'recurring' ? texts.cancelAnyTime : texts.paidOnce}
        </p>
      </div>
    </div>
  )
}
