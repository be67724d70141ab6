import { payOpenInvoice } from '../billing/collect.ts'
import { getCustomer } from '../billing/lookup.ts'
import { attach, createPaymentMethod, makeDefault } from '../billing/payment-methods.ts'
import { updateFrom } from '../billing/update.ts'
import type { Context } from '../context.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { CardError } from '../objects/payment.ts'
import type { ReadCard } from './card-form.ts'

const isRunning = (status: string): boolean => ['active', 'trialing', 'past_due'].includes(status)

const methodFrom = (context: Context, { card, expiry, email, holder }: ReadCard): PaymentMethod =>
  createPaymentMethod(context, card, { name: holder, email }, expiry)

/** Sets a customer's default payment method, also for running subscriptions. */
function setDefaultMethod(context: Context, method: PaymentMethod, customerId: string): void {
  const { id } = attach(context, method, customerId)
  makeDefault(context, getCustomer(context, customerId), id)
  for (const subscription of context.store.all('subscription', { customer: customerId }))
    if (isRunning(subscription.status)) updateFrom(context, subscription, { default_payment_method: id })
}

/** Replaces a customer's card. @returns the error of a card that is declined */
export function replaceCard(context: Context, customerId: string, read: ReadCard): CardError | null {
  if (read.card.onSession === 'declines') return read.card.error
  context.store.transaction(() => setDefaultMethod(context, methodFrom(context, read), customerId))
  return null
}

/**
 * Pays an open invoice with a typed card and saves it when accepted. Typing counts as authentication.
 * @returns the error of a declined card
 */
export function payInvoiceWith(context: Context, invoice: Invoice, read: ReadCard): CardError | null {
  return context.store.transaction(() => {
    const method = methodFrom(context, read)
    const { payment } = payOpenInvoice(context, invoice, method, 'authenticated')
    if (!payment?.error) setDefaultMethod(context, method, invoice.customer)
    return payment?.error ?? null
  })
}
