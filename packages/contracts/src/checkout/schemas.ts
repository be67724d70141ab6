import * as z from 'zod/mini'
import { maxSlots } from '../pricing.ts'
import { cents, productKind } from '../products/schemas.ts'
import { timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'

const priceId = z
  .string(texts.priceMissing)
  .check(z.minLength(1, texts.priceMissing), z.maxLength(100, texts.priceMissing))
const quantity = z._default(
  z.number(texts.slots).check(z.int(texts.slots), z.gte(1, texts.slots), z.lte(maxSlots, texts.slots)),
  1,
)

/** Path in the web app (`/profile?success=…`) or its full URL; other origins are refused. */
const returnUrl = z.string(texts.returnUrl).check(z.minLength(1, texts.returnUrl), z.maxLength(1000, texts.returnUrl))

/** Cost and effect of a purchase or a change, shown before it is confirmed. */
export const checkoutPreview = z.object({
  /**
   * `CHANGE` changes the existing subscription of that kind in place; `NONE`: it is the current subscription already.
   */
  mode: z.enum(['NEW', 'CHANGE', 'NONE']),
  kind: productKind,
  /** Cents charged immediately; negative for a credit on the next invoices. */
  dueNow: cents,
  /** Cents of each later period; null for a one-time price. */
  renewalAmount: z.nullable(cents),
  /** Time of the next payment; null for a one-time price. */
  renewsAt: z.nullable(timestamp),
  /** Whether the change takes back a cancellation. */
  revokesCancellation: z.boolean(),
  /** Whether the change ends the caller's coaching at once, because the new product does not include it. */
  endsCoaching: z.boolean(),
  /**
   * Proration date to send with the checkout, so that the change costs what was shown. It is refused after 15 minutes, in
   * another period, and once the subscription was changed.
   */
  prorationDate: z.nullable(timestamp),
})
export type CheckoutPreview = z.input<typeof checkoutPreview>

export const invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: timestamp,
  /** Amount in cents; negative for a credit. */
  amount: cents,
  status: z.enum(['DRAFT', 'OPEN', 'PAID', 'VOID', 'UNCOLLECTIBLE']),
  description: z.string(),
  /** URL of the hosted invoice page, where an open invoice can be paid. */
  url: z.nullable(z.string()),
  pdf: z.nullable(z.string()),
})
export type Invoice = z.input<typeof invoice>

/** Order: a one-time product that was paid. */
export const order = z.object({
  id: z.string(),
  productName: z.string(),
  quantity: z.int(),
  amount: cents,
  /** Whether it was refunded, in part or in full, which ends it; refunds that failed do not count. */
  refunded: z.boolean(),
  refundedAmount: cents,
  createdAt: timestamp,
})
export type Order = z.input<typeof order>

const redirect = z.object({ redirect: z.string() })

export const checkoutSchemas = () => ({
  start: {
    summary: 'Buy: changes my subscription of that kind in place, or answers with the URL of the payment page',
    body: z.object({
      price: priceId,
      quantity,
      successUrl: returnUrl,
      cancelUrl: returnUrl,
      /**
       * Mode of the preview that was shown. The checkout is refused when it has become the other one, because a subscription
       * was bought or has ended meanwhile.
       */
      mode: z.optional(z.enum(['NEW', 'CHANGE'])),
      prorationDate: z.optional(z.nullable(timestamp)),
      /**
       * Express request of a consumer that the service starts within the withdrawal period; required for everything but
       * client slots.
       */
      requestsStart: z.optional(z.boolean()),
    }),
    /** Either `appliedChange` is true, or `redirect` is the URL of the checkout session. */
    output: z.object({ appliedChange: z.boolean(), redirect: z.nullable(z.string()) }),
  },
  preview: {
    summary: 'What a purchase would cost me now and at each renewal',
    body: z.object({ price: priceId, quantity }),
    output: checkoutPreview,
  },
  customerPortal: {
    summary: 'URL of the customer portal, where I manage cards and invoices',
    query: z.object({ returnUrl }),
    output: redirect,
  },
  invoices: { summary: 'My latest invoices, newest first, up to 50', output: z.object({ items: z.array(invoice) }) },
  orders: {
    summary: 'My purchases of one-time products, newest first, up to 50',
    output: z.object({ items: z.array(order) }),
  },
})
