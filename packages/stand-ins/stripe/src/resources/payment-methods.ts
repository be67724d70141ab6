import { z } from 'zod'
import { cardOf, testCards } from '../billing/cards.ts'
import { getCustomer, getPaymentMethod } from '../billing/lookup.ts'
import { attach, createPaymentMethod } from '../billing/payment-methods.ts'
import type { Context } from '../context.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import { integer, mergeMetadata, metadata, text, unvalidated } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
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
      address: unvalidated.optional(),
    })
    .optional(),
  metadata: metadata.optional(),
})

/** A payment method by its id, or a new one for the name of a test card, such as `pm_card_visa`. */
export function findPaymentMethod(context: Context, id: string): PaymentMethod {
  const card = testCards.find(({ token }) => token === id)
  return card ? createPaymentMethod(context, card) : getPaymentMethod(context, id, 'payment_method')
}

export const paymentMethodRoutes = [
  route('POST', '/v1/payment_methods', create, ({ context, params }) => {
    const { card, billing_details } = params
    const testCard =
      'token' in card
        ? testCards.find(({ token }) => token.replace('pm_card_', 'tok_') === card.token)
        : cardOf(card.number.replaceAll(/\D/g, ''))
    if (!testCard) throw invalid('Your card number is incorrect.', 'number', 'incorrect_number')
    const holder = { name: billing_details?.name ?? null, email: billing_details?.email ?? null }
    const expiry = 'token' in card ? undefined : { month: card.exp_month, year: card.exp_year }
    const method = createPaymentMethod(context, testCard, holder, expiry)
    const complete = { ...method, metadata: mergeMetadata({}, params.metadata) }
    context.store.put(complete)
    return complete
  }),

  route('POST', '/v1/payment_methods/:id/attach', z.strictObject({ customer: text }), ({ context, params, id }) =>
    attach(context, findPaymentMethod(context, id), getCustomer(context, params.customer, 'customer').id),
  ),

  ...readRoutes('payment_method', {
    path: '/v1/payment_methods',
    name: 'PaymentMethod',
    filters: { ...equal<PaymentMethod>('customer'), type: filter(({ type }, value) => type === value) },
    isListed: ({ customer }) => customer !== null,
  }),
]
