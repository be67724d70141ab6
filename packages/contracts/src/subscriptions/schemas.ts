import * as z from 'zod/mini'
import { cents, priceTerms } from '../products/schemas.ts'
import { timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'

/** Subscription of the caller that is running or past due. */
export const subscription = z.object({
  id: z.string(),
  kind: z.enum(['MEMBERSHIP', 'CLIENT_SLOTS']),
  status: z.enum(['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELED']),
  product: z.object({ id: z.nullable(z.string()), name: z.string(), description: z.nullable(z.string()) }),
  /** Whether it includes personal coaching. */
  coaching: z.boolean(),
  /** Number of client slots; 1 for a membership. */
  quantity: z.int(),
  /** Whether the subscription ends with the current period instead of renewing. */
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodStart: z.nullable(timestamp),
  currentPeriodEnd: timestamp,
  /** Current price; null when it is unknown to this installation. */
  currentPrice: z.nullable(priceTerms),
  /** Cents per period for the whole quantity; null when the price is unknown. */
  amount: z.nullable(cents),
  /** End of the grace period while past due; null otherwise. */
  graceUntil: z.nullable(timestamp),
})
export type Subscription = z.input<typeof subscription>

/** `?slots` selects the subscription of client slots instead of the membership. */
const subscriptionQuery = z.object({ slots: z.optional(z.string().check(z.maxLength(10, texts.default))) })

/** Access of the caller to plan and recipes that does not depend on a membership. */
const otherAccess = z.enum(['ADMIN', 'TRAINER', 'IN_APP_PURCHASE', 'COACHED', 'TRIAL'])
export type OtherAccess = z.input<typeof otherAccess>

const selectedSubscription = {
  query: subscriptionQuery,
  output: z.object({
    subscription: z.nullable(subscription),
    /**
     * Cents of the caller's credit at the payment provider, deducted from the next invoice of a subscription; 0 without
     * credit. It stays when the subscription ends.
     */
    credit: cents,
    /** Why plan and recipes stay open when the membership ends; null when they close with it. */
    otherAccess: z.nullable(otherAccess),
  }),
}

export const subscriptionsSchemas = () => ({
  mine: { summary: 'My membership, or with ?slots my client slots; null without one', ...selectedSubscription },
  cancel: { summary: 'Cancel at the end of the current period; idempotent', ...selectedSubscription },
  reactivate: { summary: 'Undo a cancellation before the period ends', ...selectedSubscription },
  slotUsage: {
    summary: 'How many client slots I have bought and how many are in use',
    output: z.object({
      bought: z.int(),
      /** Slots taken by active and paused clients and by open invitations. */
      used: z.int(),
      free: z.int(),
      openInvitations: z.int(),
      /** Whether the slots have lapsed: the trainer can read, but not write. */
      lapsed: z.boolean(),
      /** When slots that are no longer paid for lapse; null while they are paid for, and after that. */
      graceUntil: z.nullable(timestamp),
    }),
  },
  mineAtLegacyPath: { summary: 'The same as /subscriptions/me', ...selectedSubscription },
})
