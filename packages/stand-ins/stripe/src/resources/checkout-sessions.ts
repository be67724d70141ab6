import { z } from 'zod'
import { expireSession } from '../billing/checkout.ts'
import { getSession } from '../billing/lookup.ts'
import type { CheckoutSession } from '../objects/checkout.ts'
import { listPage, listParams } from '../wire/list.ts'
import { mergeMetadata, metadata, text } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { checkoutSessionParams, createCheckoutSession } from './create-checkout-session.ts'

const list = z.strictObject({
  ...listParams,
  customer: text.optional(),
  subscription: text.optional(),
  payment_intent: text.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
})

export const checkoutRoutes = [
  route('POST', '/v1/checkout/sessions', checkoutSessionParams, ({ world, params }) =>
    createCheckoutSession(world, params),
  ),

  route('GET', '/v1/checkout/sessions/:id', z.strictObject({}), ({ world, id }) => getSession(world, id)),

  route(
    'POST',
    '/v1/checkout/sessions/:id',
    z.strictObject({ metadata: metadata.optional() }),
    ({ world, params, id }) => {
      const session = getSession(world, id)
      const changed = { ...session, metadata: mergeMetadata(session.metadata, params.metadata) }
      world.store.put(changed)
      return changed
    },
  ),

  route('POST', '/v1/checkout/sessions/:id/expire', z.strictObject({}), ({ world, id }) => {
    const session = getSession(world, id)
    if (session.status === 'open') return expireSession(world, session)
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }),

  route('GET', '/v1/checkout/sessions/:id/line_items', z.strictObject(listParams), ({ world, params, id, path }) =>
    listPage(getSession(world, id).line_items.data.toReversed(), params, path),
  ),

  route('GET', '/v1/checkout/sessions', list, ({ world, params, path }) => {
    const matches = ({ customer, subscription, payment_intent, status }: CheckoutSession) =>
      (!params.customer || customer === params.customer) &&
      (!params.subscription || subscription === params.subscription) &&
      (!params.payment_intent || payment_intent === params.payment_intent) &&
      (!params.status || status === params.status)
    return listPage(world.store.all('checkout.session').filter(matches), params, path)
  }),
]
