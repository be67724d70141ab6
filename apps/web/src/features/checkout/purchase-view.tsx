import { maxSlots } from '@kostbar/contracts/pricing'
import type { ReactNode } from 'react'
import type { CheckoutPlace } from '../../lib/checkout-place.ts'
import { PriceChoice } from '../../lib/price-choice.tsx'
import { CountSlider } from '../../ui/count-slider.tsx'
import { texts } from './texts.ts'
import type { Purchase } from './use-purchase.ts'

interface PurchaseViewProps {
  purchase: Purchase
  /** Writes another choice into the address. */
  onChoose: (choice: Partial<CheckoutPlace>) => void
  /** What is wrong with the choice. */
  error: string | undefined
  /** Total, terms and button. */
  children: ReactNode
}

/** Product, how many, how often to pay. */
export function PurchaseView({ purchase, onChoose, error, children }: PurchaseViewProps) {
  const { product, price, quantity } = purchase
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="text-lg font-semibold">{product.name}</p>
        {product.description ? <p className="mt-1 text-ink-soft">{product.description}</p> : null}
      </div>
      {product.kind === 'CLIENT_SLOTS' ? (
        <CountSlider
          label={texts.slotCount}
          value={quantity}
          max={maxSlots}
          onChange={(count) => onChoose({ quantity: count })}
          inWords={texts.slots}
        />
      ) : null}
      <PriceChoice
        name={product.name}
        prices={product.productPrices}
        quantity={quantity}
        value={price?.id ?? null}
        onChange={(id) => onChoose({ price: id })}
        error={error}
      />
      {children}
    </div>
  )
}
