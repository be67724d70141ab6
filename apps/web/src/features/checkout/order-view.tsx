import { useState } from 'react'
import type { CheckoutPlace } from '../../lib/checkout-place.ts'
import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OrderConfirm } from './order-confirm.tsx'
import { PurchaseView } from './purchase-view.tsx'
import { texts } from './texts.ts'
import { type Purchase, usePreview, useRefused } from './use-purchase.ts'

interface OrderViewProps {
  place: CheckoutPlace
  /** The choice rests: now it is asked what it costs. */
  settled: boolean
  purchase: Purchase
  priceGone: boolean
  onChoose: (choice: Partial<CheckoutPlace>) => void
}

/** Step 0 for somebody who is signed in: the choice, what it costs them, and the button that binds. */
export function OrderView({ place, settled, purchase, priceGone, onChoose }: OrderViewProps) {
  const refused = useRefused(purchase)
  const [asked, setAsked] = useState(false)
  const { data: preview, error, refetch, isFetching } = usePreview(purchase, settled && !refused)
  const missing = asked ? texts.choosePrice : ''
  return (
    <PurchaseView
      purchase={purchase}
      onChoose={onChoose}
      error={purchase.price ? undefined : priceGone ? texts.priceGone : missing}
    >
      {place.returned && purchase.price ? <Notice>{texts.notPaid}</Notice> : null}
      {refused ? (
        <Notice tone="berry">{texts.notATrainer}</Notice>
      ) : !purchase.price ? (
        <Button wide size="lg" onClick={() => setAsked(true)}>
          {texts.order}
        </Button>
      ) : error ? (
        <>
          <Notice tone="berry">{problemText(error)}</Notice>
          <Button wide variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </>
      ) : (
        <OrderConfirm place={place} purchase={purchase} preview={preview} price={purchase.price} />
      )}
    </PurchaseView>
  )
}
