import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { hasUnfinishedJob, type Job } from '../../infra/jobs.ts'
import { now } from '../../infra/sql.ts'
import { deliverMail } from './service.ts'
import type { TemplateName } from './templates.ts'

/** Days after which an unsent delivery is given up. */
const usefulDays = 7

/** SQL: the subject as the id of a row. Only for templates whose subject is an id. */
const subjectId = sql`mail_deliveries.subject_id::uuid`

const isConfirmationOpen = sql`EXISTS (SELECT FROM email_confirmations c
  WHERE c.id = ${subjectId} AND c.used_at IS NULL AND c.expires_at > now())`

const isInviteOpen = sql`EXISTS (SELECT FROM invites i
  WHERE i.id::text || '~' || i.version = mail_deliveries.subject_id AND i.status = 'OPEN' AND i.expires_at > now())`

/** SQL conditions of templates whose mails become useless: without them the link is invalid, or the text is untrue. */
const conditions: Partial<Record<TemplateName, RawBuilder<unknown>>> = {
  welcome: isConfirmationOpen,
  trainerWelcome: isConfirmationOpen,
  emailConfirm: isConfirmationOpen,
  passwordReset: sql`EXISTS (SELECT FROM password_resets r
    WHERE r.id = ${subjectId} AND r.used_at IS NULL AND r.expires_at > now())`,
  newsletterConfirm: sql`EXISTS (SELECT FROM newsletter_subscriptions n
    WHERE n.id = ${subjectId} AND n.status = 'PENDING')`,
  invitation: isInviteOpen,
  trainerProposed: isInviteOpen,
  trialEnding: sql`EXISTS (SELECT FROM users u WHERE u.id = mail_deliveries.user_id AND u.trial_until > now())`,
  paymentFailed: sql`EXISTS (SELECT FROM subscriptions s
    WHERE s.stripe_id = mail_deliveries.subject_id AND s.status = 'PAST_DUE')`,
  renewalNotice: sql`EXISTS (SELECT FROM subscriptions s
    WHERE s.stripe_id = mail_deliveries.subject_id AND s.status <> 'CANCELED' AND NOT s.cancel_at_period_end)`,
  protocolReminder: sql`created_at > now() - interval '1 day'`,
}

/** SQL condition: the unsent delivery is still of use to its recipient. */
const isUseful = sql<boolean>`created_at > now() - make_interval(days => ${sql.lit(usefulDays)}) AND CASE template
  ${sql.join(
    Object.entries(conditions).map(([template, condition]) => sql`WHEN ${sql.lit(template)} THEN ${condition}`),
    sql` `,
  )} ELSE true END`

/** The address of a deleted account is not kept any longer than this. */
const deleteUnsentGoodbyes = (tx: Tx) =>
  tx
    .deleteFrom('mail_deliveries')
    .where('template', '=', 'accountDeleted')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(sql<boolean>`created_at < now() - interval '2 days'`)
    .execute()

/** Deliveries to people without an account have no owner with whom they are erased. */
const deleteOldToStrangers = (tx: Tx) =>
  tx
    .deleteFrom('mail_deliveries')
    .where('user_id', 'is', null)
    .where('template', 'is distinct from', 'withdrawalReceipt')
    .where(sql<boolean>`created_at < now() - interval '1 year'`)
    .execute()

/**
 * The variables of mails that were never sent may contain addresses of others: those of invited people, which are
 * erased 90 days after their invitation was closed.
 */
const deleteOldGivenUp = (tx: Tx) =>
  tx
    .deleteFrom('mail_deliveries')
    .where('given_up_at', 'is not', null)
    .where('template', 'is distinct from', 'withdrawalReceipt')
    .where(sql<boolean>`created_at < now() - interval '90 days'`)
    .execute()

const giveUp = (tx: Tx) =>
  tx
    .updateTable('mail_deliveries')
    .set({ given_up_at: now })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(sql<boolean>`NOT (${isUseful})`)
    .execute()

/**
 * Hourly job: after an outage of the mail server that lasted longer than jobs are retried, queues the unsent deliveries
 * again. Gives up those that are useless or older than a week. Deletes those to deleted accounts after two days, those
 * that were given up after 90 days, and those to people without an account after a year, except receipts of
 * withdrawals, which the law requires to keep.
 */
export const sweepMailsJob = ({ jobs }: Pick<Infra, 'jobs'>): Job => ({
  name: 'sweep-mails',
  cron: '40 * * * *',
  run: async (_data, tx) => {
    await deleteUnsentGoodbyes(tx)
    await deleteOldToStrangers(tx)
    await deleteOldGivenUp(tx)
    await giveUp(tx)
    const forgotten = await tx
      .selectFrom('mail_deliveries')
      .select('id')
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where(sql<boolean>`NOT ${hasUnfinishedJob(deliverMail, sql`mail_deliveries.id`)}`)
      .orderBy('id')
      .execute()
    await jobs.sendMany(deliverMail, forgotten, tx)
  },
})
