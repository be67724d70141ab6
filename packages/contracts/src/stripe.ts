import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { maxSlots } from './pricing.ts'
import { done } from './problem.ts'
import { timestamp } from './scalars.ts'
import { texts } from './texts.ts'

/** Cents of a euro, VAT included. */
const cents = z.int()

/** What a product is: app access for a member, client slots for a trainer, or something bought once. */
export const productKind = z.enum(['MEMBERSHIP', 'CLIENT_SLOTS', 'ONE_TIME'])
export type ProductKind = z.infer<typeof productKind>

export const interval = z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR'])

/** Units up to and including `upTo` (null: all further ones) at `unitAmount` cents each. */
const priceTier = z.object({ upTo: z.nullable(z.int()), unitAmount: cents })

/** What a price costs and how often; a tiered price has `priceTiers` and no `unit_amount`. */
export const priceTerms = z.object({
  id: z.string(),
  unit_amount: z.nullable(cents),
  /** Null for a one-time price, as is `intervalCount`. */
  interval: z.nullable(interval),
  intervalCount: z.nullable(z.int()),
  /** Null for a price without tiers. */
  tiersMode: z.nullable(z.enum(['graduated', 'volume'])),
  priceTiers: z.array(priceTier),
})

export const price = z.object({
  ...priceTerms.shape,
  type: z.enum(['one_time', 'recurring']),
  /** Percent saved, as the offer states it. */
  discount: z.nullable(z.int()),
})
export type Price = z.input<typeof price>

export const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  images: z.array(z.string()),
  kind: productKind,
  /** What can be bought at present, shortest interval first. */
  productPrices: z.array(price),
})
export type Product = z.input<typeof product>

/** A running subscription of mine, or one that is past due. */
export const subscription = z.object({
  id: z.string(),
  kind: z.enum(['MEMBERSHIP', 'CLIENT_SLOTS']),
  status: z.enum(['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELED']),
  product: z.object({ id: z.nullable(z.string()), name: z.string(), description: z.nullable(z.string()) }),
  /** Client slots bought; 1 for a membership. */
  quantity: z.int(),
  /** Ends with the period instead of renewing. */
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodStart: z.nullable(timestamp),
  currentPeriodEnd: timestamp,
  /** Null when the price is not known here. */
  currentPrice: z.nullable(priceTerms),
  /** Cents for the quantity and one period; null when the price is not known here. */
  amount: z.nullable(cents),
  /** While past due: until when access stays open. */
  graceUntil: z.nullable(timestamp),
})
export type Subscription = z.input<typeof subscription>

const priceId = z
  .string(texts.priceMissing)
  .check(z.minLength(1, texts.priceMissing), z.maxLength(100, texts.priceMissing))
const quantity = z._default(
  z.number(texts.slots).check(z.int(texts.slots), z.gte(1, texts.slots), z.lte(maxSlots, texts.slots)),
  1,
)

/** A path of the web app (`/profile?success=…`) or its whole address; other origins are refused. */
const returnUrl = z.string(texts.returnUrl).check(z.minLength(1, texts.returnUrl), z.maxLength(1000, texts.returnUrl))

/** `?slots` asks for a trainer's client slots, instead of the membership. */
const whichSubscription = z.object({ slots: z.optional(z.string().check(z.maxLength(10, texts.default))) })
export const ofKind = { query: whichSubscription, output: z.object({ subscription: z.nullable(subscription) }) }

/** What a purchase or a change would mean, before anybody agrees to it. */
export const checkoutPreview = z.object({
  /** `CHANGE` happens in place, to the subscription of that kind; `NONE`: this is what one has already. */
  mode: z.enum(['NEW', 'CHANGE', 'NONE']),
  kind: productKind,
  /** Cents charged at once; below 0 what is credited to the next invoices. */
  dueNow: cents,
  /** Cents of each period from then on; null for a one-time price. */
  renewalAmount: z.nullable(cents),
  /** When the next period is paid; null for a one-time price. */
  renewsAt: z.nullable(timestamp),
  /** Send it with the checkout: the change then costs what was shown (good for 15 minutes). */
  prorationDate: z.nullable(timestamp),
})
export type CheckoutPreview = z.input<typeof checkoutPreview>

export const invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: timestamp,
  /** Cents; below 0 for a credit. */
  amount: cents,
  status: z.enum(['DRAFT', 'OPEN', 'PAID', 'VOID', 'UNCOLLECTIBLE']),
  description: z.string(),
  /** Where to look at it, pay it, and get it as PDF. */
  url: z.nullable(z.string()),
  pdf: z.nullable(z.string()),
})
export type Invoice = z.input<typeof invoice>

/** Something bought once. */
export const order = z.object({
  id: z.string(),
  productName: z.string(),
  quantity: z.int(),
  amount: cents,
  refunded: z.boolean(),
  createdAt: timestamp,
})
export type Order = z.input<typeof order>

const redirect = z.object({ redirect: z.string() })

export const stripe = {
  product: endpoint({
    method: 'GET',
    path: '/stripe/product/:id',
    access: 'public',
    summary: 'A product and what it costs',
    params: z.object({ id: z.string().check(z.regex(/^prod_\w{1,80}$/, texts.invalidId)) }),
    output: product,
  }),
  clientSlots: endpoint({
    method: 'GET',
    path: '/stripe/client-slots',
    access: 'public',
    summary: 'The product that trainers buy client slots with',
    output: product,
  }),
  slotUsage: endpoint({
    method: 'GET',
    path: '/stripe/client-slots/usage',
    access: 'trainer',
    summary: 'How many client slots I have bought and how many are in use',
    output: z.object({ bought: z.int(), used: z.int(), free: z.int() }),
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/stripe/checkout',
    access: 'signedIn',
    summary: 'Buy: changes my subscription of that kind in place, or answers with where to pay',
    body: z.object({
      price: priceId,
      quantity,
      successUrl: returnUrl,
      cancelUrl: returnUrl,
      prorationDate: z.optional(z.nullable(timestamp)),
    }),
    /** Either the change is done, or `redirect` is where to pay. */
    output: z.object({ appliedChange: z.boolean(), redirect: z.nullable(z.string()) }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/stripe/checkout/preview',
    access: 'signedIn',
    summary: 'What buying this would cost me now and later',
    body: z.object({ price: priceId, quantity }),
    output: checkoutPreview,
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/stripe/subscription',
    access: 'signedIn',
    summary: 'My membership, or with ?slots my client slots; null without one',
    ...ofKind,
  }),
  customerPortal: endpoint({
    method: 'GET',
    path: '/stripe/customer-portal',
    access: 'signedIn',
    summary: "Where I see to my cards and invoices at the payment service's",
    query: z.object({ returnUrl }),
    output: redirect,
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/stripe/invoices',
    access: 'signedIn',
    summary: 'My latest invoices, newest first, up to 50',
    output: z.object({ items: z.array(invoice) }),
  }),
  orders: endpoint({
    method: 'GET',
    path: '/stripe/orders',
    access: 'signedIn',
    summary: 'What I have bought once, newest first, up to 50',
    output: z.object({ items: z.array(order) }),
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/stripe/webhook',
    access: 'public',
    summary: "The payment service's events; the body is signed and read as it came",
    output: done,
  }),
}
