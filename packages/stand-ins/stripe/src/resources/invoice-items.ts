import { z } from 'zod'
import { priceLines } from '../billing/lines.ts'
import { getCustomer, getPrice } from '../billing/lookup.ts'
import type { InvoiceItem } from '../objects/invoice.ts'
import { newId } from '../wire/ids.ts'
import { integer, mergeMetadata, metadata, nonNegative, text } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { equal, readRoutes } from './read-routes.ts'

const createItem = z.strictObject({
  customer: text,
  amount: integer.optional(),
  currency: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  quantity: nonNegative.optional(),
  pricing: z.strictObject({ price: text }).optional(),
})

export const invoiceItemRoutes = [
  route('POST', '/v1/invoiceitems', createItem, ({ context, params }) => {
    const now = context.clock.now()
    const period = { start: now, end: now }
    const customer = getCustomer(context, params.customer, 'customer').id
    const price = params.pricing ? getPrice(context, params.pricing.price, 'pricing[price]') : undefined
    const quantity = params.quantity ?? 1
    const [line] = price ? priceLines(context, price, quantity, period) : []
    if (!line && params.amount === undefined)
      throw invalid('Missing required param: amount.', 'amount', 'parameter_missing')
    const item: InvoiceItem = {
      object: 'invoiceitem',
      id: newId('ii'),
      date: now,
      created: now,
      amount: line?.amount ?? (params.amount ?? 0) * quantity,
      currency: line?.currency ?? params.currency ?? 'eur',
      customer,
      description: params.description ?? line?.description ?? '',
      invoice: null,
      metadata: mergeMetadata({}, params.metadata),
      period,
      pricing: line?.pricing ?? {
        type: 'price_details',
        price_details: { price: '', product: '' },
        unit_amount_decimal: `${params.amount}`,
      },
      proration: false,
      quantity,
      quantity_decimal: `${quantity}`,
      parent: null,
    }
    context.store.put(item)
    return item
  }),

  ...readRoutes('invoiceitem', { path: '/v1/invoiceitems', filters: equal<InvoiceItem>('customer', 'invoice') }),
]
