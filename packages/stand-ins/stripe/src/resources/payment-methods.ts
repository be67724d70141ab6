import { z } from 'zod'
import { cardOf, testCards } from '../billing/cards.ts'
import { getCustomer, getPaymentMethod } from '../billing/lookup.ts'
import { attach, createPaymentMethod } from '../billing/payment-methods.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import { anything, integer, mergeMetadata, metadata, text } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'
import { equal, filter, readRoutes } from './read-routes.ts'

const create = z.strictObject({
  type: z.literal('card'),
  card: z.union([
    z.strictObject({ token: text }),
    z.strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: text.optional() }),
  ]),
  billing_details: z
    .strictObject({
      email: text.optional(),
      name: text.optional(),
      phone: text.optional(),
      address: anything.optional(),
    })
    .optional(),
  metadata: metadata.optional(),
})

/** A payment method by its id, or a new one for the name of a test card, such as `pm_card_visa`. */
export function findPaymentMethod(world: World, id: string): PaymentMethod {
  const card = testCards.find(({ token }) => token === id)
  return card ? createPaymentMethod(world, card) : getPaymentMethod(world, id, 'payment_method')
}

export const paymentMethodRoutes = [
  route('POST', '/v1/payment_methods', create, ({ world, params }) => {
    const { card, billing_details } = params
    const testCard =
      'token' in card
        ? testCards.find(({ token }) => token.replace('pm_card_', 'tok_') === card.token)
        : cardOf(card.number.replaceAll(/\D/g, ''))
    if (!testCard) throw invalid('Your card number is incorrect.', 'number', 'incorrect_number')
    const holder = { name: billing_details?.name ?? null, email: billing_details?.email ?? null }
    const expiry = 'token' in card ? undefined : { month: card.exp_month, year: card.exp_year }
    const method = createPaymentMethod(world, testCard, holder, expiry)
    const complete = { ...method, metadata: mergeMetadata({}, params.metadata) }
    world.store.put(complete)
    return complete
  }),

  route('POST', '/v1/payment_methods/:id/attach', z.strictObject({ customer: text }), ({ world, params, id }) =>
    attach(world, findPaymentMethod(world, id), getCustomer(world, params.customer, 'customer').id),
  ),

  ...readRoutes('payment_method', {
    path: '/v1/payment_methods',
    name: 'PaymentMethod',
    filters: { ...equal<PaymentMethod>('customer'), type: filter(({ type }, value) => type === value) },
    isListed: ({ customer }) => customer !== null,
  }),
]
