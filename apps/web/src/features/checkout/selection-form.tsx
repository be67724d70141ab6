import type { ReactNode } from 'react'
import type { CheckoutSearchParams } from '../../domain/checkout/search-params.ts'
import { PriceChoice } from '../../domain/products/price-choice.tsx'
import { slotPresets, slotScale } from '../../domain/products/slot-scale.ts'
import { QuantitySlider } from '../../ui/quantity-slider.tsx'
import { texts } from './texts.ts'
import type { CheckoutSelection } from './use-checkout-selection.ts'

interface SelectionFormProps {
  selection: CheckoutSelection
  onSelect: (edits: Partial<CheckoutSearchParams>) => void
  /** Whether the price in the URL is no longer offered. */
  isPriceGone: boolean
  /** Whether the form was submitted without a price, which shows a message below the prices. */
  isSubmitted: boolean
  /** Total, terms and order button. */
  children: ReactNode
}

/** Form to choose quantity and price of a product. */
export function SelectionForm({ selection, onSelect, isPriceGone, isSubmitted, children }: SelectionFormProps) {
  const { product, price, quantity } = selection
  const missing = isSubmitted ? texts.choosePrice : ''
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="text-lg font-semibold">{product.name}</p>
        {product.description ? <p className="mt-1 text-ink-soft">{product.description}</p> : null}
      </div>
      {product.kind === 'CLIENT_SLOTS' ? (
        <QuantitySlider
          label={texts.slotCount}
          value={quantity}
          scale={slotScale}
          presets={slotPresets}
          onChange={(count) => onSelect({ quantity: count })}
          valueText={texts.slots}
        />
      ) : null}
      <PriceChoice
        name={product.name}
        prices={product.productPrices}
        quantity={quantity}
        value={price?.id ?? null}
        onChange={(priceId) => onSelect({ price: priceId })}
        error={price ? undefined : isPriceGone ? texts.priceGone : missing}
      />
      {children}
    </div>
  )
}
