import { useEffect, useEffectEvent, useState } from 'react'
import { type CheckoutSearchParams, useSetCheckoutParams } from '../../domain/checkout/search-params.ts'

/** Debounce of URL updates, in ms: the quantity slider passes many values on its way. */
const urlDebounceMs = 250

/** Checkout parameters with local edits: shown immediately, written to the URL after a debounce. */
export function useSelectionParams(urlParams: CheckoutSearchParams) {
  const setParams = useSetCheckoutParams()
  const [edits, setEdits] = useState<Partial<CheckoutSearchParams>>({})
  const params: CheckoutSearchParams = { ...urlParams, ...edits }
  const isInUrl =
    params.price === urlParams.price && params.quantity === urlParams.quantity && params.returned === urlParams.returned

  const write = useEffectEvent(() => setParams({ ...urlParams, ...edits }, { replace: true }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the selection restarts the debounce
  useEffect(() => {
    if (isInUrl) return
    const timer = setTimeout(() => write(), urlDebounceMs)
    return () => clearTimeout(timer)
  }, [isInUrl, urlParams, edits])

  return {
    params,
    /** Whether the URL holds the same selection. */
    isInUrl,
    select: (more: Partial<CheckoutSearchParams>) => setEdits({ ...edits, ...more, returned: false }),
  }
}
