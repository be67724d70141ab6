import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { Customer, PaymentMethod } from '../objects/customer.ts'
import type { Subscription } from '../objects/subscription.ts'
import { newId, randomText } from '../wire/ids.ts'
import type { TestCard } from './cards.ts'

export type Cardholder = { name: string | null; email: string | null }
export type Expiry = { month: number; year: number }

/** Creates an unattached payment method from a test card. */
export function createPaymentMethod(
  context: Context,
  card: TestCard,
  holder?: Cardholder,
  expiry?: Expiry,
): PaymentMethod {
  const method: PaymentMethod = {
    object: 'payment_method',
    id: newId('pm'),
    created: context.clock.now(),
    type: 'card',
    customer: null,
    allow_redisplay: 'limited',
    billing_details: { address: null, email: holder?.email ?? null, name: holder?.name ?? null, phone: null },
    card: {
      brand: card.brand,
      country: 'AT',
      display_brand: card.brand,
      exp_month: expiry?.month ?? 12,
      exp_year: expiry?.year ?? new Date(context.clock.now() * 1000).getUTCFullYear() + 4,
      fingerprint: randomText(16),
      funding: 'credit',
      last4: card.number.slice(-4),
    },
    metadata: {},
    _number: card.number,
  }
  context.store.put(method)
  return method
}

/** Attaches a payment method to a customer. */
export function attach(context: Context, method: PaymentMethod, customer: string): PaymentMethod {
  const attached = { ...method, customer }
  context.store.put(attached)
  emit(context, 'payment_method.attached', attached)
  return attached
}

/** Sets a customer's default payment method. */
export function makeDefault(context: Context, customer: Customer, method: string | null): Customer {
  const changed = {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
  }
  context.store.put(changed)
  emit(context, 'customer.updated', changed, customer)
  return changed
}

/** The default payment method of a subscription, else of its customer. */
export function methodFor(
  context: Context,
  customerId: string,
  subscription?: Subscription,
): PaymentMethod | undefined {
  const customer = context.store.find('customer', customerId)
  const id = subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method
  return id ? context.store.find('payment_method', id) : undefined
}
