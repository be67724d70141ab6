import { useState } from 'react'
import type { CheckoutPlace } from '../../lib/checkout-place.ts'
import { Button } from '../../ui/button.tsx'
import { PurchaseView } from './purchase-view.tsx'
import { texts } from './texts.ts'
import { Total } from './total.tsx'
import type { Purchase } from './use-purchase.ts'

interface ChooseViewProps {
  purchase: Purchase
  /** The address names a price that is not there any more. */
  priceGone: boolean
  onChoose: (choice: Partial<CheckoutPlace>) => void
  onBuy: () => void
}

/** Step 0 for somebody who is not signed in yet. */
export function ChooseView({ purchase, priceGone, onChoose, onBuy }: ChooseViewProps) {
  const [asked, setAsked] = useState(false)
  const missing = asked ? texts.choosePrice : ''
  return (
    <PurchaseView
      purchase={purchase}
      onChoose={onChoose}
      error={purchase.price ? undefined : priceGone ? texts.priceGone : missing}
    >
      {purchase.price ? <Total amount={purchase.amount} rhythm={purchase.price} /> : null}
      <Button wide size="lg" onClick={() => (purchase.price ? onBuy() : setAsked(true))}>
        {texts.buy}
      </Button>
    </PurchaseView>
  )
}
