import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changedMarker, pendingPurchaseDraft, returnParams } from '../../domain/checkout/return-params.ts'
import { productQuery } from '../../domain/products/product-queries.ts'
import { track } from '../../lib/analytics.ts'
import { writeDraft } from '../../lib/draft.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Return from a checkout: shows the result (`?success=`, `?error=`), tracks it (`?track=`) and removes the parameters. */
export function CheckoutReturn() {
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()

  const showSuccess = async (success: string) => {
    if (success === changedMarker) return toast.success(texts.changed)
    writeDraft(pendingPurchaseDraft, success)
    const product = await queries.fetchQuery(productQuery(success))
    return toast.success(texts.bought(product.name))
  }
  const handleReturn = useEffectEvent(() => {
    const { success, error, label } = parseReturnParams(search)
    if (error !== null) void toast.error(error === 'forbidden' ? texts.forbidden : texts.purchaseFailed)
    // No toast for a product that cannot be loaded; PaymentPending shows the outcome.
    if (success !== null) showSuccess(success).catch(() => undefined)
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
