import { z } from 'zod'
import { payOpenInvoice, subscriptionOf } from '../billing/collect.ts'
import { draftInvoice, finalizeInvoice, pendingItems } from '../billing/invoices.ts'
import { getCustomer, getInvoice } from '../billing/lookup.ts'
import { methodFor } from '../billing/payment-methods.ts'
import { previewInvoice } from '../billing/preview.ts'
import { refusePayment } from '../billing/refuse-payment.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Kinds } from '../objects/kinds.ts'
import {
  boolean,
  emptyable,
  mergeMetadata,
  metadata,
  nonNegative,
  text,
  timestamp,
  unvalidated,
} from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { findPaymentMethod } from './payment-methods.ts'
import { equal, filter, readRoutes } from './read-routes.ts'

const preview = z.strictObject({
  customer: text.optional(),
  subscription: text.optional(),
  preview_mode: z.literal('next').optional(),
  currency: text.optional(),
  automatic_tax: unvalidated.optional(),
  subscription_details: z
    .strictObject({
      items: z
        .array(
          z.strictObject({
            id: text.optional(),
            price: text.optional(),
            quantity: nonNegative.optional(),
            metadata: emptyable(z.record(text, text)).optional(),
            deleted: boolean.optional(),
          }),
        )
        .optional(),
      proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
      proration_date: timestamp.optional(),
      cancel_at_period_end: boolean.optional(),
      trial_end: z.union([z.literal('now'), timestamp]).optional(),
    })
    .optional(),
})
const create = z.strictObject({
  customer: text,
  subscription: text.optional(),
  auto_advance: boolean.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  pending_invoice_items_behavior: z.enum(['include', 'exclude']).optional(),
})
const pay = z.strictObject({
  payment_method: text.optional(),
  off_session: boolean.optional(),
})
export const invoiceRoutes = [
  route('POST', '/v1/invoices/create_preview', preview, ({ context, params }) => previewInvoice(context, params)),

  route('POST', '/v1/invoices', create, ({ context, params }) => {
    const customer = getCustomer(context, params.customer, 'customer')
    const now = context.clock.now()
    const { subscription, description, metadata, pending_invoice_items_behavior: behavior } = params
    const items = behavior === 'exclude' ? [] : pendingItems(context, customer.id, subscription)
    return draftInvoice(
      context,
      {
        customer: customer.id,
        reason: 'manual',
        lines: [],
        period: { start: now, end: now },
        metadata: mergeMetadata({}, metadata),
        description: description ?? null,
      },
      items,
    )
  }),

  route('POST', '/v1/invoices/:id/pay', pay, ({ context, params, id }) => {
    const stored = getInvoice(context, id)
    const invoice = stored.status === 'draft' ? finalizeInvoice(context, stored) : stored
    if (invoice.status !== 'open')
      throw invalid(
        invoice.status === 'paid'
          ? 'Invoice is already paid'
          : `This invoice can not be paid: its status is ${invoice.status}.`,
      )
    const method = params.payment_method
      ? findPaymentMethod(context, params.payment_method)
      : methodFor(context, invoice.customer, subscriptionOf(context, invoice))
    const { invoice: paid, payment } = payOpenInvoice(context, invoice, method, 'off_session')
    // Like the API: the refused attempt stays, with its events.
    if (payment?.error) throw refusePayment(payment, 'invoice')
    return paid
  }),

  ...readRoutes('invoice_payment', {
    path: '/v1/invoice_payments',
    filters: equal<Kinds['invoice_payment']>('invoice', 'status'),
  }),
  ...readRoutes('invoice', {
    path: '/v1/invoices',
    filters: {
      ...equal<Invoice>('customer', 'status'),
      subscription: filter(({ parent }, value) => parent?.subscription_details.subscription === value),
    },
  }),
]
