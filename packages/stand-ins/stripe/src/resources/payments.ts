import { z } from 'zod'
import { getCharge, getIntent, getRefund } from '../billing/lookup.ts'
import { emit } from '../events/emit.ts'
import type { Charge, Refund } from '../objects/payment.ts'
import { newId } from '../wire/ids.ts'
import { listPage, listParams } from '../wire/list.ts'
import { integer, mergeMetadata, metadata, text } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'

const ofCustomer = z.strictObject({ ...listParams, customer: text.optional(), payment_intent: text.optional() })
const createRefund = z.strictObject({
  amount: integer.optional(),
  charge: text.optional(),
  payment_intent: text.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
const listRefunds = z.strictObject({ ...listParams, charge: text.optional(), payment_intent: text.optional() })
type RefundOrder = z.infer<typeof createRefund>

function chargeOf(world: World, { charge, payment_intent }: RefundOrder): Charge {
  if (charge) return getCharge(world, charge, 'charge')
  if (!payment_intent)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  const { latest_charge, status } = getIntent(world, payment_intent, 'payment_intent')
  if (status === 'succeeded' && latest_charge) return getCharge(world, latest_charge)
  throw invalid(`This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`, 'payment_intent')
}

function refund(world: World, order: RefundOrder): Refund {
  const { store, clock } = world
  const charge = chargeOf(world, order)
  const rest = charge.amount - charge.amount_refunded
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid.`, 'charge')
  if (rest === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded')
  const amount = order.amount ?? rest
  if (amount < 1) throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer')
  if (amount > rest)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`, 'amount')
  const made: Refund = {
    object: 'refund',
    id: newId('re'),
    created: clock.now(),
    amount,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    metadata: mergeMetadata({}, order.metadata),
    payment_intent: charge.payment_intent,
    reason: order.reason ?? null,
    status: 'succeeded',
  }
  const refunded: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === rest,
  }
  store.put(made)
  store.put(refunded)
  emit(world, 'refund.created', made)
  emit(world, 'charge.refunded', refunded, charge)
  return made
}

export const paymentRoutes = [
  route('GET', '/v1/payment_intents/:id', z.strictObject({}), ({ world, id }) => getIntent(world, id)),
  route('GET', '/v1/payment_intents', ofCustomer, ({ world, params, path }) =>
    listPage(
      world.store.all('payment_intent').filter(({ customer }) => !params.customer || customer === params.customer),
      params,
      path,
    ),
  ),
  route('GET', '/v1/charges/:id', z.strictObject({}), ({ world, id }) => getCharge(world, id)),
  route('GET', '/v1/charges', ofCustomer, ({ world, params, path }) => {
    const matches = ({ customer, payment_intent }: Charge) =>
      (!params.customer || customer === params.customer) &&
      (!params.payment_intent || payment_intent === params.payment_intent)
    return listPage(world.store.all('charge').filter(matches), params, path)
  }),
  route('POST', '/v1/refunds', createRefund, ({ world, params }) => refund(world, params)),
  route('GET', '/v1/refunds/:id', z.strictObject({}), ({ world, id }) => getRefund(world, id)),
  route('GET', '/v1/refunds', listRefunds, ({ world, params, path }) => {
    const matches = ({ charge, payment_intent }: Refund) =>
      (!params.charge || charge === params.charge) &&
      (!params.payment_intent || payment_intent === params.payment_intent)
    return listPage(world.store.all('refund').filter(matches), params, path)
  }),
]
