import type { Product } from '@kostbar/contracts/products/schemas'
import { useState } from 'react'
import { useSetCheckoutParams } from '../../domain/checkout/search-params.ts'
import { PriceChoice } from '../../domain/products/price-choice.tsx'
import { perPeriodLabel } from '../../domain/products/price-labels.ts'
import { formatEuro } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { LargeAmount } from './large-amount.tsx'
import { comparisonAmount, defaultPrice, type PriceCalculation } from './price-comparison.ts'
import { texts } from './texts.ts'

interface OfferPricesProps {
  /** Displayed name of the offer. */
  name: string
  product: Product
  calculation: PriceCalculation
}

/** An offer's price, its payment options and the button that opens the checkout. */
export function OfferPrices({ name, product, calculation }: OfferPricesProps) {
  const { id, productPrices: prices } = product
  const setCheckoutParams = useSetCheckoutParams()
  const [priceId, setPriceId] = useState<string>()
  const price = prices.find((option) => option.id === priceId) ?? defaultPrice(prices, calculation)
  if (!price) return <p className="text-ink-soft">{texts.gone}</p>
  const { amount, each } = comparisonAmount(price, calculation)
  return (
    <div className="flex flex-col gap-5">
      <div>
        <LargeAmount cents={amount} each={each} />
        <p className="mt-1 text-sm text-ink-soft">
          {each === perPeriodLabel(price)
            ? texts.taxIncluded
            : texts.billed(formatEuro(price.unit_amount ?? 0), perPeriodLabel(price))}
        </p>
      </div>
      {prices.length > 1 ? <PriceChoice name={name} prices={prices} value={price.id} onChange={setPriceId} /> : null}
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
