import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { track } from '../../lib/analytics.ts'
import { writeDraft } from '../../lib/draft.ts'
import { productQuery } from '../../lib/product-query.ts'
import { boughtDraft, changed, returnNames } from '../../lib/purchase-return.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Says what the address tells about a purchase (`?success=`, `?error=`), counts it (`?track=`), and clears the address. */
export function PurchaseArrival() {
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()

  const say = async (success: string) => {
    if (success === changed) return toast.success(texts.changed)
    writeDraft(boughtDraft, success)
    const product = await queries.fetchQuery(productQuery(success))
    return toast.success(texts.bought(product.name))
  }
  const arrive = useEffectEvent(() => {
    const { success, error, label } = valuesIn(search)
    if (error !== null) void toast.error(error === 'forbidden' ? texts.forbidden : texts.purchaseFailed)
    // A product that cannot be named is not praised; the wait for its payment says what has become of it.
    if (success !== null) say(success).catch(() => undefined)
    if (label !== null) track({ name: 'purchase', event_label: label, currency: 'EUR' })
    setSearch(
      (present) => {
        const left = new URLSearchParams(present)
        for (const name of Object.values(returnNames)) left.delete(name)
        return left
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => arrive(), [])
  return null
}

const valuesIn = (search: URLSearchParams) => ({
  success: search.get(returnNames.success),
  error: search.get(returnNames.error),
  label: search.get(returnNames.track),
})
