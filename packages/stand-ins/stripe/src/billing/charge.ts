import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import type { CardError, Charge, PaymentIntent } from '../objects/payment.ts'
import { newId, randomText } from '../wire/ids.ts'
import { authenticationError, cardOf } from './cards.ts'

/** Whether the customer is present when a card is charged, and has passed authentication (3-D Secure). */
export type Presence = 'off_session' | 'on_session' | 'authenticated'

export type Payment = { intent: PaymentIntent; error: CardError | null; requiresAction: boolean }

type PaymentParams = {
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

/** The outcome of charging a card. */
function evaluateCard(
  method: PaymentMethod | undefined,
  presence: Presence,
): { error: CardError | null; requiresAction: boolean } {
  const card = method && cardOf(method._number)
  if (!card) return { error: noMethod, requiresAction: false }
  const behaviour = presence === 'off_session' ? card.offSession : card.onSession
  if (behaviour === 'succeeds' || (behaviour === 'requires_action' && presence === 'authenticated'))
    return { error: null, requiresAction: false }
  const requiresAction = behaviour === 'requires_action'
  return { error: requiresAction ? authenticationError : card.error, requiresAction }
}

export function createIntent(context: Context, params: PaymentParams): PaymentIntent {
  const id = newId('pi')
  return {
    object: 'payment_intent',
    id,
    created: context.clock.now(),
    amount: params.amount,
    amount_received: 0,
    currency: params.currency,
    customer: params.customer,
    client_secret: `${id}_secret_${randomText(24)}`,
    description: params.description,
    last_payment_error: null,
    latest_charge: null,
    metadata: params.metadata ?? {},
    next_action: null,
    payment_method: null,
    receipt_email: null,
    status: 'requires_payment_method',
  }
}

function createCharge(context: Context, intent: PaymentIntent, method: PaymentMethod, error: CardError | null): Charge {
  const id = newId('ch')
  const charge: Charge = {
    object: 'charge',
    id,
    created: context.clock.now(),
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
  context.store.put(charge)
  emit(context, error ? 'charge.failed' : 'charge.succeeded', charge)
  return charge
}

/** Confirms a payment intent; a decline is in the result and on the intent. */
export function confirmIntent(
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod | undefined,
  presence: Presence,
): Payment {
  const { error, requiresAction } = evaluateCard(method, presence)
  // A card waiting for authentication is neither charged nor declined.
  const isPending = requiresAction && presence === 'on_session'
  const charge = method && !isPending ? createCharge(context, intent, method, error) : undefined
  const confirmed: PaymentIntent = {
    ...intent,
    status: error ? (requiresAction ? 'requires_action' : 'requires_payment_method') : 'succeeded',
    amount_received: error ? 0 : intent.amount,
    latest_charge: charge?.id ?? intent.latest_charge,
    payment_method: error && !requiresAction ? null : (method?.id ?? null),
    last_payment_error: error && !isPending ? error : null,
    next_action: requiresAction
      ? { type: 'redirect_to_url', redirect_to_url: { url: context.publicUrl, return_url: null } }
      : null,
  }
  context.store.put(confirmed)
  if (!isPending) emit(context, error ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', confirmed)
  return { intent: confirmed, error, requiresAction: requiresAction }
}
