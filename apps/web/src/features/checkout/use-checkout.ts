import { checkout } from '@kostbar/contracts/checkout/endpoints'
import type { CheckoutPreview } from '@kostbar/contracts/checkout/schemas'
import type { Endpoint } from '@kostbar/contracts/endpoint'
import { products } from '@kostbar/contracts/products/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPaymentUrl } from '../../domain/checkout/payment-url.ts'
import { changeReturnPath, purchaseReturnPath } from '../../domain/checkout/return-params.ts'
import { type CheckoutSearchParams, withCheckoutParams } from '../../domain/checkout/search-params.ts'
import { useApiMutation } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import type { CheckoutSelection } from './use-checkout-selection.ts'

/** Endpoints whose data a change makes outdated. */
const changed = [checkout.invoices, products.get, subscriptions.slotUsage, subscriptions.mine, users.info]

/** Submits the checkout, then opens the payment page, or the profile when the change has been applied in place. */
export function useCheckout(params: CheckoutSearchParams) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { pathname, search } = useLocation()
  const [problem, setProblem] = useState<string>()
  const [isLeaving, setLeaving] = useIsLeaving()
  // Blocks the second click of a double click, which arrives before the button is rendered as pending.
  const isSubmitting = useRef(false)

  const fail = (text: string) => {
    isSubmitting.current = false
    setProblem(text)
    toast.error(text)
  }
  const refetch = (endpoints: readonly Endpoint[]) => {
    for (const { path } of endpoints) void queries.invalidateQueries({ queryKey: [path] })
  }
  // Nothing is refetched before the page is left: a preview of the price that was just bought would say that it is owned.
  const startCheckout = useApiMutation(checkout.start, {
    onSuccess: ({ appliedChange, redirect }) => {
      if (appliedChange) {
        void Promise.resolve(navigate(changeReturnPath)).then(() => refetch(changed))
      } else if (isPaymentUrl(redirect)) {
        isSubmitting.current = false
        setLeaving(true)
        location.assign(redirect)
      } else {
        fail(texts.failed)
      }
    },
    onError: (error) => {
      // The refusal may be due to outdated data.
      refetch([checkout.preview, ...changed])
      fail(problemText(error))
    },
  })

  /** @param requestsStart whether the buyer requests that the service starts within the withdrawal period */
  const submit = (
    { product, price, quantity }: CheckoutSelection,
    preview: CheckoutPreview,
    requestsStart: boolean,
  ) => {
    const { mode, prorationDate } = preview
    if (!price || mode === 'NONE' || isSubmitting.current || isLeaving) return
    isSubmitting.current = true
    setProblem(undefined)
    const returnParams = { ...params, price: price.id, quantity, step: 0, returned: true } as const
    startCheckout.mutate({
      body: {
        price: price.id,
        quantity,
        mode,
        prorationDate,
        requestsStart,
        successUrl: purchaseReturnPath(product.id, price.id),
        cancelUrl: `${pathname}?${withCheckoutParams(new URLSearchParams(search), returnParams)}`,
      },
    })
  }
  return { submit, problem, pending: startCheckout.isPending || isLeaving }
}

/** True while the browser navigates to the payment page; reset when the back button restores this page from the bfcache. */
function useIsLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const reset = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])
  return [isLeaving, setLeaving] as const
}
