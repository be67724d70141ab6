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
  /** Null when the price is unknown to this service. */
  currentPrice: z.nullable(priceTerms),
  /** Cents for the quantity and one period; null when the price is unknown. */
  amount: z.nullable(cents),
  /** While past due: until when access stays open. */
  graceUntil: z.nullable(timestamp),
})
export type Subscription = z.input<typeof subscription>

/** `?slots` selects the subscription of client slots instead of the membership. */
const subscriptionQuery = z.object({ slots: z.optional(z.string().check(z.maxLength(10, texts.default))) })
const selectedSubscription = { query: subscriptionQuery, output: z.object({ subscription: z.nullable(subscription) }) }

export const subscriptionsSchemas = () => ({
  mine: { summary: 'My membership, or with ?slots my client slots; null without one', ...selectedSubscription },
  cancel: { summary: 'Cancel at the end of the current period; idempotent', ...selectedSubscription },
  reactivate: { summary: 'Undo a cancellation before the period ends', ...selectedSubscription },
  slotUsage: {
    summary: 'How many client slots I have bought and how many are in use',
    output: z.object({
      bought: z.int(),
      /** Taken by active and paused clients and by open invitations. */
      used: z.int(),
      free: z.int(),
      openInvitations: z.int(),
      /** The slots are not paid for: the trainer reads, but cannot write. */
      lapsed: z.boolean(),
    }),
  },
  mineAlias: { summary: 'The same as /subscriptions/me', ...selectedSubscription },
})
