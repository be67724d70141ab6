import * as z from 'zod/mini'
import { texts } from '../texts.ts'

/** Cents of a euro, VAT included. */
export const cents = z.int()

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
  /** Whoever buys it is proposed a trainer. */
  includesCoaching: z.boolean(),
  /** What can be bought at present, shortest interval first. */
  productPrices: z.array(price),
})
export type Product = z.input<typeof product>

export const productsSchemas = () => ({
  product: {
    summary: 'A product and what it costs',
    params: z.object({ id: z.string().check(z.regex(/^prod_\w{1,80}$/, texts.invalidId)) }),
    output: product,
  },
  clientSlots: { summary: 'The product that trainers buy client slots with', output: product },
})
