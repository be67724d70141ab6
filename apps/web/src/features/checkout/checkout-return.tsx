import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changedMarker, pendingPurchaseDraft, returnParams } from '../../domain/checkout/return-params.ts'
import { track } from '../../lib/analytics.ts'
import { writeDraft } from '../../lib/draft.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/**
 * Handles the return from a checkout: shows the change or failure (`?success=`, `?error=`), tracks it (`?track=`) and
 * removes the parameters.
 */
export function CheckoutReturn() {
  const [search, setSearch] = useSearchParams()

  const handleReturn = useEffectEvent(() => {
    const { success, error, label } = parseReturnParams(search)
    if (error !== null) toast.error(error === 'forbidden' ? texts.forbidden : texts.purchaseFailed)
    if (success === changedMarker) toast.success(texts.changed)
    // The URL does not prove a purchase: PaymentPending reports it once the payment is recorded.
    else if (success !== null) writeDraft(pendingPurchaseDraft, success)
    if (label !== null) track({ name: 'purchase', event_label: label, currency: 'EUR' })
    setSearch(
      (present) => {
        const remaining = new URLSearchParams(present)
        for (const name of Object.values(returnParams)) remaining.delete(name)
        return remaining
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => handleReturn(), [])
  return null
}

const parseReturnParams = (search: URLSearchParams) => ({
  success: search.get(returnParams.success),
  error: search.get(returnParams.error),
  label: search.get(returnParams.track),
})
