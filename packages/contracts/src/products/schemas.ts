import * as z from 'zod/mini'
import { texts } from '../texts.ts'

/** Amount in euro cents, VAT included. */
export const cents = z.int()

/** Kind of product: access to app content for a member, client slots for a trainer, or a one-time product. */
export const productKind = z.enum(['MEMBERSHIP', 'CLIENT_SLOTS', 'ONE_TIME'])
export type ProductKind = z.infer<typeof productKind>

export const interval = z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR'])

/** Tier: units up to and including `upTo` (null: all further ones) cost `unitAmount` cents each. */
const priceTier = z.object({ upTo: z.nullable(z.int()), unitAmount: cents })

/** Amount and interval of a price; a tiered price has `priceTiers` and no `unit_amount`. */
export const priceTerms = z.object({
  id: z.string(),
  unit_amount: z.nullable(cents),
  /** Billing interval; null for a one-time price, as is `intervalCount`. */
  interval: z.nullable(interval),
  intervalCount: z.nullable(z.int()),
  /** How tiers are applied; null for a price without tiers. */
  tiersMode: z.nullable(z.enum(['graduated', 'volume'])),
  priceTiers: z.array(priceTier),
})

export const price = z.object({
  ...priceTerms.shape,
  type: z.enum(['one_time', 'recurring']),
  /** Saving in percent against the monthly price, as the offer states it and never more; null without one. */
  discount: z.nullable(z.int()),
})
export type Price = z.input<typeof price>

export const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  images: z.array(z.string()),
  kind: productKind,
  /** Whether it is a coaching product, whose buyers are proposed a trainer. */
  includesCoaching: z.boolean(),
  /** Prices that can currently be bought, shortest interval first. */
  productPrices: z.array(price),
})
export type Product = z.input<typeof product>

export const productsSchemas = () => ({
  get: {
    summary: 'A product and what it costs',
    params: z.object({ id: z.string().check(z.regex(/^prod_\w{1,80}$/, texts.invalidId)) }),
    output: product,
  },
  clientSlots: { summary: 'The product that trainers buy client slots with', output: product },
})
