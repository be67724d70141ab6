import { maxSlots, totalAmount } from '@kostbar/contracts/pricing'
import type { Product } from '@kostbar/contracts/stripe'
import { useState } from 'react'
import { useMovePlace } from '../../lib/checkout-place.ts'
import { PriceChoice } from '../../lib/price-choice.tsx'
import { eachWords } from '../../lib/price-words.ts'
import { Button } from '../../ui/button.tsx'
import { CountSlider } from '../../ui/count-slider.tsx'
import { Amount } from './amount.tsx'

import { texts } from './texts.ts'
import { TierTable } from './tier-table.tsx'

/** How many slots, how often to pay, and what that comes to. */
export function SlotPrices({ product }: { product: Product }) {
  const buy = useMovePlace()
  const [quantity, setQuantity] = useState(1)
  const [chosen, setChosen] = useState<string>()
  const price = product.productPrices.find(({ id }) => id === chosen) ?? product.productPrices[0]
  if (!price) return <p className="text-ink-soft">{texts.gone}</p>
  const total = totalAmount(price, quantity)
  return (
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-col gap-8">
        <CountSlider
          label={texts.slotCount}
          value={quantity}
          max={maxSlots}
          onChange={setQuantity}
          inWords={texts.slotsInWords}
        />
        <PriceChoice
          name={product.name}
          prices={product.productPrices}
          quantity={quantity}
          value={price.id}
          onChange={setChosen}
        />
        <div>
          <div role="status">
            <Amount cents={total} each={eachWords(price)} />
            <p className="mt-1 text-sm text-ink-soft">
              {texts.slotsInWords(quantity)}, {texts.onAverage(total / quantity)}, {texts.withTax}
            </p>
          </div>
          <Button
            wide
            size="lg"
            className="mt-5"
            aria-label={texts.buyNamed(product.name)}
            onClick={() => buy({ product: product.id, price: price.id, quantity })}
          >
            {texts.buy}
          </Button>
          <p className="mt-3 text-center text-sm text-ink-soft">{texts.cancelAnyTime}</p>
        </div>
      </div>
      <TierTable price={price} quantity={quantity} />
    </div>
  )
}
