import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { hasUnfinishedJob, type Job } from '../../infra/jobs.ts'
import { now } from '../../infra/sql.ts'
import { deliverMail } from './service.ts'
import { isUseful } from './usefulness.ts'

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
    .updateTable('mail_deliveries as delivery')
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
