import { stripe } from '@kostbar/contracts/stripe'
import { subscriptions } from '@kostbar/contracts/subscriptions'
import { users } from '@kostbar/contracts/users'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDraft } from '../../lib/draft.ts'
import { productQuery } from '../../lib/product-query.ts'
import { boughtDraft } from '../../lib/purchase-return.ts'
import { Button } from '../../ui/button.tsx'
import { Simmer } from '../../ui/simmer.tsx'
import { isConfirmed } from './is-confirmed.ts'
import { texts } from './texts.ts'

/** How often the API is asked at first and later, and when later begins, in milliseconds. */
const often = 1_500
const seldom = 10_000
const later = 60_000

/** Waits until the payment service has told us of the payment: only that opens anything, never the address alone. */
export function PaymentPending() {
  const queries = useQueryClient()
  const [bought, keep] = useDraft(boughtDraft)
  const [since] = useState(() => Date.now())
  const { data: product, error } = useQuery({
    ...productQuery(bought),
    refetchInterval: ({ state }) => (state.data ? false : seldom),
  })
  // No answer is no reason to give up: whoever has just paid gets what they paid for.
  const isUnknown = error?.code === 'not_found' || error?.code === 'invalid_input'
  const { data: confirmed, dataUpdatedAt } = useQuery({
    queryKey: ['purchase-confirmed', bought],
    queryFn: product ? () => isConfirmed(product) : skipToken,
    retry: false,
    refetchInterval: () => (Date.now() - since < later ? often : seldom),
  })
  const end = useEffectEvent(() => {
    keep('')
    for (const { path } of [users.info, subscriptions.mine, stripe.slotUsage, stripe.orders, stripe.invoices])
      void queries.invalidateQueries({ queryKey: [path] })
  })
  useEffect(() => {
    // Nothing of ours was bought, whatever the address said.
    if (confirmed || isUnknown) end()
  }, [confirmed, isUnknown])

  // Mostly it is known before people are back, and there is nothing to wait for.
  if (confirmed !== false) return null
  const isLate = dataUpdatedAt - since > later
  return (
    <div className="column pt-6">
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sage p-4">
        <Simmer className="text-leaf" />
        <p className="flex-1 font-medium">{isLate ? texts.waitingLong : texts.waiting}</p>
        {isLate ? (
          <Button size="sm" variant="quiet" onClick={() => keep('')}>
            {texts.hide}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
