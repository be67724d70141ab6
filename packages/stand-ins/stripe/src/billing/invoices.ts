import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { BillingReason, Invoice, InvoiceItem } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { newId } from '../wire/ids.ts'
import { type Line, lineOfItem } from './lines.ts'
import { getCustomer } from './lookup.ts'

type Draft = {
  customer: string
  subscription?: Subscription
  reason: BillingReason
  lines: Line[]
  period: { start: number; end: number }
  prorationDate?: number
  metadata?: Record<string, string>
  description?: string | null
}

const sum = (lines: readonly { amount: number }[]): number => lines.reduce((total, { amount }) => total + amount, 0)

/** Pending items of a customer; with a subscription, only its own and unassigned ones. */
export const pendingItems = ({ store }: Context, customer: string, subscription?: string): InvoiceItem[] =>
  store.all('invoiceitem', { customer, invoice: null }).filter((item) => {
    const owner = item.parent?.subscription_details.subscription
    return owner === undefined || owner === subscription
  })

/** Amount due of a total and the new balance: credit (negative) is used first, a negative total adds to it. */
const applyBalance = (total: number, balance: number) => ({
  due: Math.max(0, total + balance),
  balanceAfter: Math.min(0, total + balance),
})

/** Creates a draft invoice with its pending items. */
export function draftInvoice(context: Context, draft: Draft, items: InvoiceItem[] = []): Invoice {
  const { store, clock } = context
  const customer = getCustomer(context, draft.customer)
  const id = newId('in')
  const lines = [...items.map(lineOfItem), ...draft.lines].map((line) => ({ ...line, invoice: id }))
  for (const item of items) store.put({ ...item, invoice: id })
  const total = sum(lines)
  const { due } = applyBalance(total, customer.balance)
  const invoice: Invoice = {
    object: 'invoice',
    id,
    created: clock.now(),
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    currency: lines[0]?.currency ?? customer.currency ?? 'eur',
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    default_payment_method: null,
    description: draft.description ?? null,
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: { object: 'list', data: lines, has_more: false, total_count: lines.length, url: `/v1/invoices/${id}/lines` },
    metadata: draft.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    parent: draft.subscription
      ? {
          type: 'subscription_details',
          quote_details: null,
          subscription_details: {
            metadata: draft.subscription.metadata,
            subscription: draft.subscription.id,
            ...(draft.prorationDate === undefined ? {} : { subscription_proration_date: draft.prorationDate }),
          },
        }
      : null,
    period_start: draft.period.start,
    period_end: draft.period.end,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  }
  store.put(invoice)
  emit(context, 'invoice.created', invoice)
  return invoice
}

/** Finalizes a draft: assigns a number and applies the customer's balance. */
export function finalizeInvoice(context: Context, draft: Invoice): Invoice {
  const { store, clock, publicUrl } = context
  const customer = getCustomer(context, draft.customer)
  const { due, balanceAfter } = applyBalance(draft.total, customer.balance)
  const number = `${customer.invoice_prefix}-${`${customer.next_invoice_sequence}`.padStart(4, '0')}`
  const url = `${publicUrl}/i/${draft.id}`
  const open: Invoice = {
    ...draft,
    number,
    status: 'open',
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: balanceAfter,
    effective_at: clock.now(),
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    status_transitions: { ...draft.status_transitions, finalized_at: clock.now() },
  }
  store.put(open)
  const changed = {
    ...customer,
    balance: balanceAfter,
    currency: customer.currency ?? draft.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  }
  store.put(changed)
  if (changed.balance !== customer.balance) emit(context, 'customer.updated', changed, customer)
  emit(context, 'invoice.finalized', open)
  return open
}

/** Emits the events of a declined invoice; its next attempt is already set. */
export function reportFailure(context: Context, invoice: Invoice, requiresAction: boolean): void {
  if (requiresAction) emit(context, 'invoice.payment_action_required', invoice)
  emit(context, 'invoice.payment_failed', invoice)
}

/** Voids an open invoice. */
export function voidInvoice(context: Context, invoice: Invoice): Invoice {
  const voided: Invoice = {
    ...invoice,
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: context.clock.now() },
  }
  context.store.put(voided)
  emit(context, 'invoice.voided', voided)
  return voided
}
