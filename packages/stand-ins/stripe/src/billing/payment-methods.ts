import { emit } from '../events/emit.ts'
import type { Customer, PaymentMethod } from '../objects/customer.ts'
import type { Subscription } from '../objects/subscription.ts'
import { newId, randomText } from '../wire/ids.ts'
import type { World } from '../world.ts'
import type { TestCard } from './cards.ts'

export type Holder = { name: string | null; email: string | null }
export type Expiry = { month: number; year: number }

/** A card as a payment method of nobody yet. */
export function createPaymentMethod(world: World, card: TestCard, holder?: Holder, expiry?: Expiry): PaymentMethod {
  const method: PaymentMethod = {
    object: 'payment_method',
    id: newId('pm'),
    created: world.clock.now(),
    type: 'card',
    customer: null,
    allow_redisplay: 'limited',
    billing_details: { address: null, email: holder?.email ?? null, name: holder?.name ?? null, phone: null },
    card: {
      brand: card.brand,
      country: 'AT',
      display_brand: card.brand,
      exp_month: expiry?.month ?? 12,
      exp_year: expiry?.year ?? new Date(world.clock.now() * 1000).getUTCFullYear() + 4,
      fingerprint: randomText(16),
      funding: 'credit',
      last4: card.number.slice(-4),
    },
    metadata: {},
    _number: card.number,
  }
  world.store.put(method)
  return method
}

/** Ties a payment method to a customer. */
export function attach(world: World, method: PaymentMethod, customer: string): PaymentMethod {
  const attached = { ...method, customer }
  world.store.put(attached)
  emit(world, 'payment_method.attached', attached)
  return attached
}

/** Makes a method the one a customer's invoices are charged to. */
export function makeDefault(world: World, customer: Customer, method: string | null): Customer {
  const changed = {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
  }
  world.store.put(changed)
  emit(world, 'customer.updated', changed, customer)
  return changed
}

/** What a subscription, or else its customer, pays with. */
export function methodFor(world: World, customerId: string, subscription?: Subscription): PaymentMethod | undefined {
  const customer = world.store.find('customer', customerId)
  const id = subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method
  return id ? world.store.find('payment_method', id) : undefined
}
