import type { Product } from '@kostbar/contracts/stripe'
import { useState } from 'react'
import { useMovePlace } from '../../lib/checkout-place.ts'
import { formatEuro } from '../../lib/format.ts'
import { PriceChoice } from '../../lib/price-choice.tsx'
import { eachWords } from '../../lib/price-words.ts'
import { Button } from '../../ui/button.tsx'
import { Amount } from './amount.tsx'
import { comparison, firstPrice, type PriceCalculation } from './comparison.ts'
import { texts } from './texts.ts'

interface OfferPricesProps {
  /** The offer's name as it is shown. */
  name: string
  product: Product
  calculation: PriceCalculation
}

/** What an offer costs, how often one wants to pay, and the way to buy it. */
export function OfferPrices({ name, product, calculation }: OfferPricesProps) {
  const { id, productPrices: prices } = product
  const buy = useMovePlace()
  const [chosen, setChosen] = useState<string>()
  const price = prices.find((one) => one.id === chosen) ?? firstPrice(prices, calculation)
  if (!price) return <p className="text-ink-soft">{texts.gone}</p>
  const { amount, each } = comparison(price, calculation)
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Amount cents={amount} each={each} />
        <p className="mt-1 text-sm text-ink-soft">
          {each === eachWords(price)
            ? texts.taxIncluded
            : texts.billed(formatEuro(price.unit_amount ?? 0), eachWords(price))}
        </p>
      </div>
      {prices.length > 1 ? <PriceChoice name={name} prices={prices} value={price.id} onChange={setChosen} /> : null}
      <div className="mt-auto">
        <Button wide size="lg" aria-label={texts.buyNamed(name)} onClick={() => buy({ product: id, price: price.id })}>
          {texts.buy}
        </Button>
        <p className="mt-3 text-center text-sm text-ink-soft">
          {price.type === 'recurring' ? texts.cancelAnyTime : texts.paidOnce}
        </p>
      </div>
    </div>
  )
}
