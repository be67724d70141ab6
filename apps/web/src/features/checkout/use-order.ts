import { type CheckoutPreview, stripe } from '@kostbar/contracts/stripe'
import { subscriptions } from '@kostbar/contracts/subscriptions'
import { users } from '@kostbar/contracts/users'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useChange } from '../../lib/api.ts'
import { type CheckoutPlace, writePlace } from '../../lib/checkout-place.ts'
import { isPayAddress } from '../../lib/pay-address.ts'
import { problemText } from '../../lib/problem-error.ts'
import { returnTo } from '../../lib/purchase-return.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import type { Purchase } from './use-purchase.ts'

/** What a refused order may have been refused for; the next look at it has to be a new one. */
const refresh = [stripe.preview, stripe.product, stripe.slotUsage, subscriptions.mine, users.info]

/** Places the order, then leads to where it is paid, or to the profile when it is done already. */
export function useOrder(place: CheckoutPlace) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [problem, setProblem] = useState<string>()
  const [leaving, setLeaving] = useLeaving()
  // A double click comes before the button is drawn as pending.
  const asked = useRef(false)

  const fail = (text: string) => {
    asked.current = false
    setProblem(text)
    void toast.error(text)
  }
  const order = useChange(stripe.checkout, {
    refresh,
    onSuccess: ({ appliedChange, redirect }) => {
      if (appliedChange) {
        void navigate(returnTo.changed)
      } else if (isPayAddress(redirect)) {
        asked.current = false
        setLeaving(true)
        location.assign(redirect)
      } else {
        fail(texts.failed)
      }
    },
    onError: (refused) => fail(problemText(refused)),
  })

  const submit = ({ product, price, quantity }: Purchase, preview: CheckoutPreview) => {
    if (!price || asked.current || leaving) return
    asked.current = true
    setProblem(undefined)
    const chosen = { ...place, price: price.id, quantity, step: 0, returned: true } as const
    order.mutate({
      body: {
        price: price.id,
        quantity,
        prorationDate: preview.prorationDate,
        successUrl: returnTo.bought(product.id, price.id),
        cancelUrl: `${pathname}?${writePlace(new URLSearchParams(search), chosen)}`,
      },
    })
  }
  return { submit, problem, pending: order.isPending || leaving }
}

/** True once the browser is on its way to another site; coming back by the back button starts anew. */
function useLeaving() {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  return [leaving, setLeaving] as const
}
