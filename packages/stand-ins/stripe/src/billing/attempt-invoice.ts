import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { PaymentIntent } from '../objects/payment.ts'
import { newId } from '../wire/ids.ts'
import { confirmIntent, createIntent, type Payment, type Presence } from './charge.ts'
import { getIntent } from './lookup.ts'

function markPaid(context: Context, invoice: Invoice, attempts: number): Invoice {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    attempted: true,
    attempt_count: attempts,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: context.clock.now() },
  }
  context.store.put(paid)
  emit(context, 'invoice.paid', paid)
  emit(context, 'invoice.payment_succeeded', paid)
  return paid
}

const paymentOf = ({ store }: Context, invoice: Invoice) => store.all('invoice_payment', { invoice: invoice.id }).at(0)

/** Stores the payment of an invoice, which is open until its intent has succeeded. */
export function recordPayment(context: Context, invoice: Invoice, intent: PaymentIntent): void {
  const { store, clock } = context
  const now = clock.now()
  const isPaid = intent.status === 'succeeded'
  store.put({
    object: 'invoice_payment',
    id: paymentOf(context, invoice)?.id ?? newId('inpay'),
    created: now,
    amount_paid: isPaid ? intent.amount : null,
    amount_requested: intent.amount,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: isPaid ? now : null },
  })
}

export type InvoiceAttempt = { invoice: Invoice; payment: Payment | null }

/** Charges an open invoice; a decline is in the result. */
export function attemptInvoice(
  context: Context,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  presence: Presence,
): InvoiceAttempt {
  const { store } = context
  if (invoice.amount_due === 0) return { invoice: markPaid(context, invoice, 0), payment: null }
  const earlier = paymentOf(context, invoice)
  const intent = earlier
    ? getIntent(context, earlier.payment.payment_intent)
    : createIntent(context, {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: invoice.customer,
        description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      })
  const payment = confirmIntent(context, intent, method, presence)
  recordPayment(context, invoice, payment.intent)
  const attempts = invoice.attempt_count + 1
  if (!payment.error) return { invoice: markPaid(context, invoice, attempts), payment }
  const failed: Invoice = { ...invoice, attempted: true, attempt_count: attempts }
  store.put(failed)
  return { invoice: failed, payment }
}
