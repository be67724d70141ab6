import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { pendingPurchaseDraft } from '../../domain/checkout/return-params.ts'
import { productQuery } from '../../domain/products/product-queries.ts'
import { useDraft } from '../../lib/draft.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { SpinnerPicture } from '../../ui/spinner-picture.tsx'
import { toast } from '../../ui/toast.ts'
import { isPurchaseConfirmed } from './is-purchase-confirmed.ts'
import { texts } from './texts.ts'

/** Polling intervals in ms: short during the first minute, long afterwards. */
const pollIntervalMs = 1_500
const slowPollIntervalMs = 10_000
const slowPollAfterMs = 60_000

/** Polls until the API has recorded the payment, then announces the purchase; the return URL itself proves nothing. */
export function PaymentPending() {
  const queries = useQueryClient()
  const user = useUser()
  const [productId, setProductId] = useDraft(pendingPurchaseDraft)
  const [startedAt] = useState(() => Date.now())
  const { data: product, error } = useQuery({
    ...productQuery(productId),
    refetchInterval: ({ state }) => (state.data ? false : slowPollIntervalMs),
  })
  // Other errors are temporary: polling continues, because the payment may have been made.
  const isUnknown = error?.code === 'not_found'
  const { data: isConfirmed, dataUpdatedAt } = useQuery({
    queryKey: ['purchase-confirmed', productId],
    queryFn: product ? () => isPurchaseConfirmed(product) : skipToken,
    retry: false,
    refetchInterval: () => (Date.now() - startedAt < slowPollAfterMs ? pollIntervalMs : slowPollIntervalMs),
  })
  const finish = useEffectEvent(() => {
    if (isConfirmed && product) toast.success(texts.bought(product.name))
    setProductId('')
    for (const { path } of [
      users.info,
      subscriptions.mine,
      subscriptions.slotUsage,
      checkout.orders,
      checkout.invoices,
      assignments.mine,
    ])
      void queries.invalidateQueries({ queryKey: [path] })
  })
  useEffect(() => {
    // An unknown product id was not put into the return URL by this app: stop polling.
    if (isConfirmed || isUnknown) finish()
  }, [isConfirmed, isUnknown])

  // With access, hidden until the first negative answer: the webhook usually arrives before the browser returns. Without,
  // it has not arrived, and people who have just paid want to read why nothing is open yet.
  if (isConfirmed || isUnknown || (isConfirmed === undefined && user?.hasAccess !== false)) return null
  const isLate = dataUpdatedAt - startedAt > slowPollAfterMs
  return (
    <div className="column pt-6">
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sage p-4">
        <span className="text-leaf">
          <SpinnerPicture phase="loading" className="size-8 object-contain" />
        </span>
        <p className="flex-1 font-medium">{isLate ? texts.waitingLong : texts.waiting}</p>
        {isLate ? (
          <Button size="sm" variant="quiet" onClick={() => setProductId('')}>
            {texts.hide}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
