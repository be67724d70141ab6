import { z } from 'zod'
import { expireSession, paySession } from '../billing/checkout.ts'
import { getPaymentMethod, getSession } from '../billing/lookup.ts'
import { refusePayment } from '../billing/refuse-payment.ts'
import type { CheckoutSession } from '../objects/checkout.ts'
import { nonNegative, text } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { checkoutSessionParams, createCheckoutSession } from './create-checkout-session.ts'
import { equal, readRoutes } from './read-routes.ts'

const confirmation = z.strictObject({ payment_method: text, expected_amount: nonNegative.optional() })

export const checkoutRoutes = [
  route('POST', '/v1/checkout/sessions', checkoutSessionParams, ({ context, params }) =>
    createCheckoutSession(context, params),
  ),

  route('POST', '/v1/checkout/sessions/:id/expire', z.strictObject({}), ({ context, id }) => {
    const session = getSession(context, id)
    if (session.status === 'open') return expireSession(context, session)
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }),

  ...readRoutes('checkout.session', {
    path: '/v1/checkout/sessions',
    filters: equal<CheckoutSession>('customer', 'subscription', 'payment_intent', 'status'),
  }),

  // The pay page's own calls, which `stripe trigger checkout.session.completed` makes.
  route('GET', '/v1/payment_pages/:id', z.strictObject({}), ({ context, id }) => getSession(context, id)),
  route('POST', '/v1/payment_pages/:id/confirm', confirmation, ({ context, params, id }) => {
    const method = getPaymentMethod(context, params.payment_method, 'payment_method')
    const outcome = paySession(context, getSession(context, id), method, 'authenticated')
    if (outcome.ok) return outcome.session
    throw refusePayment(outcome, 'invoice')
  }),
]
