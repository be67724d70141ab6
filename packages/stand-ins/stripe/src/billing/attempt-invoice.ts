import { emit } from '../events/emit.ts'
import type { PaymentMethod } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import { newId } from '../wire/ids.ts'
import type { World } from '../world.ts'
import { confirmIntent, createIntent, type Payment, type Presence } from './charge.ts'
import { getIntent } from './lookup.ts'

function markPaid(world: World, invoice: Invoice, attempts: number): Invoice {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    attempted: true,
    attempt_count: attempts,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: world.clock.now() },
  }
  world.store.put(paid)
  emit(world, 'invoice.paid', paid)
  emit(world, 'invoice.payment_succeeded', paid)
  return paid
}

const paymentOf = ({ store }: World, invoice: Invoice) =>
  store.all('invoice_payment').find((payment) => payment.invoice === invoice.id)

function notePayment(world: World, invoice: Invoice, { intent, error }: Payment): void {
  const { store, clock } = world
  const now = clock.now()
  store.put({
    object: 'invoice_payment',
    id: paymentOf(world, invoice)?.id ?? newId('inpay'),
    created: now,
    amount_paid: error ? null : intent.amount,
    amount_requested: intent.amount,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: error ? 'open' : 'paid',
    status_transitions: { canceled_at: null, paid_at: error ? null : now },
  })
}

export type InvoiceAttempt = { invoice: Invoice; payment: Payment | null }

/** Charges an open invoice; the refusal, if there is one, is in the answer. */
export function attemptInvoice(
  world: World,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  presence: Presence,
): InvoiceAttempt {
  const { store } = world
  if (invoice.amount_due === 0) return { invoice: markPaid(world, invoice, 0), payment: null }
  const earlier = paymentOf(world, invoice)
  const intent = earlier
    ? getIntent(world, earlier.payment.payment_intent)
    : createIntent(world, {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: invoice.customer,
        description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      })
  const payment = confirmIntent(world, intent, method, presence)
  notePayment(world, invoice, payment)
  const attempts = invoice.attempt_count + 1
  if (!payment.error) return { invoice: markPaid(world, invoice, attempts), payment }
  const failed: Invoice = { ...invoice, attempted: true, attempt_count: attempts }
  store.put(failed)
  return { invoice: failed, payment }
}
