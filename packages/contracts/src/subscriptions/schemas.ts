import * as z from 'zod/mini'
import { cents, priceTerms } from '../products/schemas.ts'
import { timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'

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

/** `?slots` asks for a trainer's client slots, instead of the membership. */
const whichSubscription = z.object({ slots: z.optional(z.string().check(z.maxLength(10, texts.default))) })
const ofKind = { query: whichSubscription, output: z.object({ subscription: z.nullable(subscription) }) }

export const subscriptionsSchemas = () => ({
  mine: { summary: 'My membership, or with ?slots my client slots; null without one', ...ofKind },
  cancel: { summary: 'Let it end with the current period; doing so again is harmless', ...ofKind },
  reactivate: { summary: 'Let a cancelled one go on, before its period has ended', ...ofKind },
  slotUsage: {
    summary: 'How many client slots I have bought and how many are in use',
    output: z.object({ bought: z.int(), used: z.int(), free: z.int() }),
  },
  mineAlias: { summary: 'My membership, or with ?slots my client slots; null without one', ...ofKind },
})
