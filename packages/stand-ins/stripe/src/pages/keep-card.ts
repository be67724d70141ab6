import { payOpenInvoice } from '../billing/collect.ts'
import { getCustomer } from '../billing/lookup.ts'
import { attach, createPaymentMethod, makeDefault } from '../billing/payment-methods.ts'
import { updateFrom } from '../billing/update.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { CardError } from '../objects/payment.ts'
import type { World } from '../world.ts'
import type { ReadCard } from './card-form.ts'

const isRunning = (status: string): boolean => ['active', 'trialing', 'past_due'].includes(status)

const methodFrom = (world: World, { card, expiry, email, holder }: ReadCard): PaymentMethod =>
  createPaymentMethod(world, card, { name: holder, email }, expiry)

/** Makes a method the one a customer pays with from now on, also for their subscriptions. */
function keepMethod(world: World, method: PaymentMethod, customerId: string): void {
  const { id } = attach(world, method, customerId)
  makeDefault(world, getCustomer(world, customerId), id)
  for (const subscription of world.store.all('subscription'))
    if (subscription.customer === customerId && isRunning(subscription.status))
      updateFrom(world, subscription, { default_payment_method: id })
}

/** Replaces a customer's card. @returns why not, when the card is one that declines at once */
export function replaceCard(world: World, customerId: string, read: ReadCard): CardError | null {
  if (read.card.present === 'declines') return read.card.error
  world.store.transaction(() => keepMethod(world, methodFrom(world, read), customerId))
  return null
}

/**
 * Pays an open invoice with a typed card, which is kept for what comes when it is accepted. Whoever types a card is
 * there to confirm it. @returns why not, when it is refused
 */
export function payInvoiceWith(world: World, invoice: Invoice, read: ReadCard): CardError | null {
  return world.store.transaction(() => {
    const method = methodFrom(world, read)
    const { payment } = payOpenInvoice(world, invoice, method, 'confirmed')
    if (!payment?.error) keepMethod(world, method, invoice.customer)
    return payment?.error ?? null
  })
}
