import { emit } from '../events/emit.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import type { CardError, Charge, PaymentIntent } from '../objects/payment.ts'
import { newId, randomText } from '../wire/ids.ts'
import type { World } from '../world.ts'
import { authenticationError, cardOf } from './cards.ts'

/** Who is there while a card is charged: nobody, its holder, or its holder who has confirmed it. */
export type Presence = 'nobody' | 'holder' | 'confirmed'

export type Payment = { intent: PaymentIntent; error: CardError | null; needsHolder: boolean }

type Order = {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata?: Record<string, string>
}

const noMethod: CardError = {
  type: 'card_error',
  code: 'missing',
  message: 'This customer has no attached payment source or default payment method.',
}

/** Whether a card pays, and if not, why. */
function verdict(method: PaymentMethod | undefined, presence: Presence): { error: CardError | null; asks: boolean } {
  const card = method && cardOf(method._number)
  if (!card) return { error: noMethod, asks: false }
  const behaviour = presence === 'nobody' ? card.later : card.present
  if (behaviour === 'pays' || (behaviour === 'asks' && presence === 'confirmed')) return { error: null, asks: false }
  const asks = behaviour === 'asks'
  return { error: asks ? authenticationError : card.error, asks }
}

export function createIntent(world: World, order: Order): PaymentIntent {
  const id = newId('pi')
  return {
    object: 'payment_intent',
    id,
    created: world.clock.now(),
    amount: order.amount,
    amount_received: 0,
    currency: order.currency,
    customer: order.customer,
    client_secret: `${id}_secret_${randomText(24)}`,
    description: order.description,
    last_payment_error: null,
    latest_charge: null,
    metadata: order.metadata ?? {},
    next_action: null,
    payment_method: null,
    receipt_email: null,
    status: 'requires_payment_method',
  }
}

function createCharge(world: World, intent: PaymentIntent, method: PaymentMethod, error: CardError | null): Charge {
  const id = newId('ch')
  const charge: Charge = {
    object: 'charge',
    id,
    created: world.clock.now(),
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !error,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    metadata: intent.metadata,
    paid: !error,
    payment_intent: intent.id,
    payment_method: method.id,
    receipt_url: null,
    refunded: false,
    status: error ? 'failed' : 'succeeded',
  }
  world.store.put(charge)
  emit(world, error ? 'charge.failed' : 'charge.succeeded', charge)
  return charge
}

/** Tries to pay an intent with a method; the refusal, if there is one, is in the answer and kept on the intent. */
export function confirmIntent(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod | undefined,
  presence: Presence,
): Payment {
  const { error, asks } = verdict(method, presence)
  // A card that only waits for its holder's confirmation is not charged, and has not refused.
  const waits = asks && presence === 'holder'
  const charge = method && !waits ? createCharge(world, intent, method, error) : undefined
  const tried: PaymentIntent = {
    ...intent,
    status: error ? (asks ? 'requires_action' : 'requires_payment_method') : 'succeeded',
    amount_received: error ? 0 : intent.amount,
    latest_charge: charge?.id ?? intent.latest_charge,
    payment_method: error && !asks ? null : (method?.id ?? null),
    last_payment_error: error && !waits ? error : null,
    next_action: asks ? { type: 'redirect_to_url', redirect_to_url: { url: world.publicUrl, return_url: null } } : null,
  }
  world.store.put(tried)
  if (!waits) emit(world, error ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', tried)
  return { intent: tried, error, needsHolder: asks }
}
