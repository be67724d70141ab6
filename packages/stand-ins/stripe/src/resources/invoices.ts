import { z } from 'zod'
import { payOpenInvoice, subscriptionOf } from '../billing/collect.ts'
import { draftInvoice, finalizeInvoice, pendingItems, voidInvoice } from '../billing/invoices.ts'
import { getCustomer, getInvoice, getPaymentMethod } from '../billing/lookup.ts'
import { methodFor } from '../billing/payment-methods.ts'
import { previewInvoice } from '../billing/preview.ts'
import { refusePayment } from '../billing/refuse-payment.ts'
import type { Invoice } from '../objects/invoice.ts'
import { listPage, listParams } from '../wire/list.ts'
import { anything, boolean, emptyable, mergeMetadata, metadata, nonNegative, text, timestamp } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid, StripeError } from '../wire/stripe-error.ts'

const list = z.strictObject({
  ...listParams,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  collection_method: text.optional(),
})
const preview = z.strictObject({
  customer: text.optional(),
  subscription: text.optional(),
  preview_mode: z.literal('next').optional(),
  currency: text.optional(),
  automatic_tax: anything.optional(),
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
type Filter = z.infer<typeof list>
const matches = (invoice: Invoice, { customer, subscription, status }: Filter): boolean =>
  (!customer || invoice.customer === customer) &&
  (!subscription || invoice.parent?.subscription_details.subscription === subscription) &&
  (!status || invoice.status === status)

const notOpen = ({ status }: Invoice, what: string) =>
  status === 'paid'
    ? invalid('Invoice is already paid')
    : invalid(`This invoice can not be ${what}: its status is ${status}.`)

export const invoiceRoutes = [
  route('POST', '/v1/invoices/create_preview', preview, ({ world, params }) => previewInvoice(world, params)),

  route('POST', '/v1/invoices', create, ({ world, params }) => {
    const customer = getCustomer(world, params.customer, 'customer')
    const now = world.clock.now()
    const { subscription, description, metadata: given, pending_invoice_items_behavior: behavior } = params
    const items = behavior === 'exclude' ? [] : pendingItems(world, customer.id, subscription)
    return draftInvoice(
      world,
      {
        customer: customer.id,
        reason: 'manual',
        lines: [],
        period: { start: now, end: now },
        metadata: mergeMetadata({}, given),
        description: description ?? null,
      },
      items,
    )
  }),

  route('GET', '/v1/invoices/:id', z.strictObject({}), ({ world, id }) => getInvoice(world, id)),

  route('GET', '/v1/invoices/:id/lines', z.strictObject(listParams), ({ world, params, id, path }) =>
    listPage(getInvoice(world, id).lines.data.toReversed(), params, path),
  ),

  route('POST', '/v1/invoices/:id/finalize', z.strictObject({ auto_advance: boolean.optional() }), ({ world, id }) => {
    const invoice = getInvoice(world, id)
    if (invoice.status !== 'draft')
      throw invalid('This invoice is already finalized.', undefined, 'invoice_not_editable')
    return finalizeInvoice(world, invoice)
  }),

  route('POST', '/v1/invoices/:id/pay', pay, ({ world, params, id }) => {
    const found = getInvoice(world, id)
    const invoice = found.status === 'draft' ? finalizeInvoice(world, found) : found
    if (invoice.status !== 'open') throw notOpen(invoice, 'paid')
    const method = params.payment_method
      ? getPaymentMethod(world, params.payment_method, 'payment_method')
      : methodFor(world, invoice.customer, subscriptionOf(world, invoice))
    const { invoice: paid, payment } = payOpenInvoice(world, invoice, method, 'nobody')
    if (!payment?.error) return paid
    if (!payment.needsHolder) throw refusePayment(payment)
    throw new StripeError(402, {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message: 'This payment requires additional user action before it can be completed successfully.',
    })
  }),

  route('POST', '/v1/invoices/:id/void', z.strictObject({}), ({ world, id }) => {
    const invoice = getInvoice(world, id)
    if (invoice.status !== 'open') throw notOpen(invoice, 'voided')
    return voidInvoice(world, invoice)
  }),

  route('GET', '/v1/invoices', list, ({ world, params, path }) =>
    listPage(
      world.store.all('invoice').filter((invoice) => matches(invoice, params)),
      params,
      path,
    ),
  ),

  route(
    'GET',
    '/v1/invoice_payments',
    z.strictObject({ ...listParams, invoice: text.optional(), status: text.optional() }),
    ({ world, params, path }) =>
      listPage(
        world.store.all('invoice_payment').filter(({ invoice }) => !params.invoice || invoice === params.invoice),
        params,
        path,
      ),
  ),
]
