import { totalAmount } from '@kostbar/contracts/pricing'
import type { Product } from '@kostbar/contracts/products/schemas'
import { useState } from 'react'
import { useSetCheckoutParams } from '../../domain/checkout/search-params.ts'
import { PriceChoice } from '../../domain/products/price-choice.tsx'
import { perPeriodLabel } from '../../domain/products/price-labels.ts'
import { slotPresets, slotScale } from '../../domain/products/slot-scale.ts'
import { Button } from '../../ui/button.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { QuantitySlider } from '../../ui/quantity-slider.tsx'
import { LargeAmount } from './large-amount.tsx'
import { texts } from './texts.ts'
import { TierTable } from './tier-table.tsx'

/** Price calculator of client slots: quantity, price, total and tier table. */
export function SlotPrices({ product }: { product: Product }) {
  const setCheckoutParams = useSetCheckoutParams()
  const [quantity, setQuantity] = useState(1)
  const [priceId, setPriceId] = useState<string>()
  const price = product.productPrices.find(({ id }) => id === priceId) ?? product.productPrices[0]
  if (!price) return <p className="text-ink-soft">{texts.gone}</p>
  const total = totalAmount(price, quantity)
  return (
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-col gap-8">
        <QuantitySlider
          label={texts.slotCount}
          value={quantity}
          scale={slotScale}
          presets={slotPresets}
          onChange={setQuantity}
          valueText={texts.slotsInWords}
        />
        <PriceChoice
          name={product.name}
          prices={product.productPrices}
          quantity={quantity}
          value={price.id}
          onChange={setPriceId}
        />
        <div>
          <div role="status">
            <LargeAmount cents={total} each={perPeriodLabel(price)} />
            <p className="mt-1 text-sm text-ink-soft">
              {texts.onAverage(quantity, total / quantity)}, {texts.withTax}
            </p>
          </div>
          <div className="mt-5">
            <NeedsScript>{texts.needsScript}</NeedsScript>
          </div>
          <Button
            wide
            size="lg"
            className="noscript:hidden"
            aria-label={texts.buyNamed(product.name)}
            onClick={() => setCheckoutParams({ product: product.id, price: price.id, quantity })}
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
