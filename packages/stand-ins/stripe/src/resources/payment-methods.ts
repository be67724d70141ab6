import { z } from 'zod'
import { cardOf, testCards } from '../billing/cards.ts'
import { getCustomer, getPaymentMethod } from '../billing/lookup.ts'
import { attach, createPaymentMethod } from '../billing/payment-methods.ts'
import { emit } from '../events/emit.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import { listPage, listParams } from '../wire/list.ts'
import { anything, integer, mergeMetadata, metadata, text } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'

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
const list = z.strictObject({ ...listParams, customer: text.optional(), type: text.optional() })

/** A payment method, or a fresh one from the test card a name like `pm_card_visa` stands for. */
export function findPaymentMethod(world: World, id: string): PaymentMethod {
  const card = testCards.find(({ token }) => token === id)
  return card ? createPaymentMethod(world, card) : getPaymentMethod(world, id, 'payment_method')
}

const ofCustomer = (world: World, customer: string | undefined): PaymentMethod[] =>
  world.store.all('payment_method').filter((method) => method.customer !== null && method.customer === customer)

export const paymentMethodRoutes = [
  route('POST', '/v1/payment_methods', create, ({ world, params }) => {
    const { card, billing_details } = params
    const found =
      'token' in card
        ? testCards.find(({ token }) => token.replace('pm_card_', 'tok_') === card.token)
        : cardOf(card.number.replaceAll(/\D/g, ''))
    if (!found) throw invalid('Your card number is incorrect.', 'number', 'incorrect_number')
    const holder = { name: billing_details?.name ?? null, email: billing_details?.email ?? null }
    const expiry = 'token' in card ? undefined : { month: card.exp_month, year: card.exp_year }
    const method = createPaymentMethod(world, found, holder, expiry)
    const complete = { ...method, metadata: mergeMetadata({}, params.metadata) }
    world.store.put(complete)
    return complete
  }),

  route('GET', '/v1/payment_methods/:id', z.strictObject({}), ({ world, id }) => getPaymentMethod(world, id)),

  route('POST', '/v1/payment_methods/:id/attach', z.strictObject({ customer: text }), ({ world, params, id }) =>
    attach(world, findPaymentMethod(world, id), getCustomer(world, params.customer, 'customer').id),
  ),

  route('POST', '/v1/payment_methods/:id/detach', z.strictObject({}), ({ world, id }) => {
    const method = getPaymentMethod(world, id)
    const detached = { ...method, customer: null }
    world.store.put(detached)
    emit(world, 'payment_method.detached', detached, method)
    return detached
  }),

  route('GET', '/v1/payment_methods', list, ({ world, params, path }) =>
    listPage(ofCustomer(world, params.customer), params, path),
  ),

  route('GET', '/v1/customers/:id/payment_methods', list, ({ world, params, id, path }) =>
    listPage(ofCustomer(world, getCustomer(world, id).id), params, path),
  ),
]
