import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Mails } from '../mail/service.ts'
import { subscriptionMails } from './mails.ts'
import { clockTime } from './snapshot.ts'
import type { SubscriptionKind } from './status.ts'

interface UnneededSubscription {
  userId: string
  kind: SubscriptionKind
}

const endUnneeded = { name: 'end-unneeded-subscription' }

/** Queues `endUnneededSubscriptionJob`, in the transaction that changes the roles of its owner. */
export const enqueueEndOfUnneeded =
  ({ jobs }: Pick<Infra, 'jobs'>) =>
  (tx: Tx, subscription: UnneededSubscription): Promise<void> =>
    jobs.send(endUnneeded, subscription, tx)

const isTrainer = sql<boolean>`'ROLE_TRAINER' = ANY(u.roles)`
const isStaff = sql<boolean>`u.roles::text[] && ARRAY['ROLE_TRAINER', 'ROLE_ADMIN']`

/**
 * SQL condition: the owner `u` has no use for subscription `s`, because of a role. Client slots are for trainers; trainers
 * and admins have access without a membership, and are not coached.
 */
const isUnneeded = sql<boolean>`(CASE s.kind WHEN 'CLIENT_SLOTS' THEN NOT ${isTrainer} ELSE ${isStaff} END)`

/**
 * SQL condition: the owner may not have subscription `s` at all. Staff who keep a membership without coaching may.
 */
const isRefused = sql<boolean>`(${isUnneeded} AND (s.kind = 'CLIENT_SLOTS' OR s.coaching_since IS NOT NULL))`

/** Subscriptions with this condition that renew, with their owners `u`. */
const renewing = (tx: Tx, condition: RawBuilder<boolean>) =>
  tx
    .selectFrom('subscriptions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.status', '<>', 'CANCELED')
    .where('s.cancel_at_period_end', '=', false)
    .where('s.stripe_id', 'is not', null)
    .where(condition)

/**
 * Queues the end of all subscriptions that their owners may not have, such as one whose payment page was open while the
 * role was changed.
 */
export async function enqueueEndOfRefused({ jobs }: Pick<Infra, 'jobs'>, tx: Tx): Promise<void> {
  const found = await renewing(tx, isRefused).select(['s.user_id as userId', 's.kind']).execute()
  await jobs.sendMany(endUnneeded, found, tx)
}

/**
 * Job: cancels a subscription that its owner has no use for to the end of its period, and mails the owner why. Does nothing
 * when it is cancelled already, or the roles have changed again.
 */
export function endUnneededSubscriptionJob(
  { payments }: Pick<Infra, 'payments'>,
  mails: Mails,
): Job<UnneededSubscription> {
  const notify = subscriptionMails(mails)
  return {
    ...endUnneeded,
    run: async ({ userId, kind }, tx) => {
      // Events of the payment service about this change wait for the lock, and then find it stored: the owner gets one mail.
      await tx.selectFrom('payment_customers').select('user_id').where('user_id', '=', userId).forUpdate().execute()
      const found = await renewing(tx, isUnneeded)
        .select('s.stripe_id as id')
        .$narrowType<{ id: string }>()
        .where('s.user_id', '=', userId)
        .where('s.kind', '=', kind)
        .executeTakeFirst()
      if (!found) return
      await payments.setCancelAtPeriodEnd(found.id, true)
      await tx
        .updateTable('subscriptions')
        .set({ cancel_at_period_end: true, fetched_at: clockTime })
        .where('stripe_id', '=', found.id)
        .execute()
      await notify.enqueueNotNeeded(tx, found.id)
    },
  }
}
