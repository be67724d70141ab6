import { checkout } from '@kostbar/contracts/checkout/endpoints'
import type { CheckoutPreview } from '@kostbar/contracts/checkout/schemas'
import { products } from '@kostbar/contracts/products/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
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

/** Queries to refetch after a refusal, which may be due to their outdated data. */
const refresh = [checkout.preview, products.product, subscriptions.slotUsage, subscriptions.mine, users.info]

/** Submits the checkout, then opens the payment page, or the profile when the change has been applied in place. */
export function useCheckout(params: CheckoutSearchParams) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [problem, setProblem] = useState<string>()
  const [isLeaving, setLeaving] = useIsLeaving()
  // Blocks the second click of a double click, which arrives before the button is rendered as pending.
  const isSubmitting = useRef(false)

  const fail = (text: string) => {
    isSubmitting.current = false
    setProblem(text)
    void toast.error(text)
  }
  const startCheckout = useApiMutation(checkout.start, {
    refresh,
    onSuccess: ({ appliedChange, redirect }) => {
      if (appliedChange) {
        void navigate(changeReturnPath)
      } else if (isPaymentUrl(redirect)) {
        isSubmitting.current = false
        setLeaving(true)
        location.assign(redirect)
      } else {
        fail(texts.failed)
      }
    },
    onError: (error) => fail(problemText(error)),
  })

  const submit = ({ product, price, quantity }: CheckoutSelection, preview: CheckoutPreview) => {
    if (!price || isSubmitting.current || isLeaving) return
    isSubmitting.current = true
    setProblem(undefined)
    const returnParams = { ...params, price: price.id, quantity, step: 0, returned: true } as const
    startCheckout.mutate({
      body: {
        price: price.id,
        quantity,
        prorationDate: preview.prorationDate,
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
