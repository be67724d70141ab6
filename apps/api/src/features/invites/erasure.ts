import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { deleteNotificationsOfInvites } from '../notifications/service.ts'

/** Days for which a trainer sees an invitation that was not accepted; then its address is erased. */
const retentionDays = 90

/** Deletes the mails of invitations, sent or not. @param condition SQL condition on the invitations `i` */
const deleteMails = (tx: Tx, condition: RawBuilder<unknown>) =>
  sql`
    DELETE FROM mail_deliveries m USING invites i
     WHERE m.template = 'invitation' AND m.recipient = i.email AND m.subject_id LIKE i.id || '~%'
       AND ${condition}`.execute(tx)

/**
 * Deletes the mails of invitations that a user sent or accepted. The invitations are deleted with the account; their
 * mails, which belong to no account, are not.
 */
export const deleteInvitationMailsOf = (tx: Tx, userId: string): Promise<unknown> =>
  deleteMails(tx, sql`(i.trainer_id = ${userId} OR i.client_id = ${userId})`)

/**
 * Deletes invitations that were declined, revoked or expired long ago, with their mails and notifications, which
 * contain the address as well. Proposals are made to accounts and stay with them.
 */
export async function eraseClosedInvites(tx: Tx): Promise<void> {
  const closed = await tx
    .selectFrom('invites')
    .select('id')
    .where('origin', '=', 'INVITED')
    .where('status', 'in', ['DECLINED', 'REVOKED', 'EXPIRED'])
    .where(sql<boolean>`closed_at < now() - make_interval(days => ${sql.lit(retentionDays)})`)
    .forUpdate()
    .execute()
  const ids = closed.map(({ id }) => id)
  if (ids.length === 0) return
  await deleteMails(tx, sql`i.id = ANY(${ids}::uuid[])`)
  await deleteNotificationsOfInvites(tx, ids)
  await tx.deleteFrom('invites').where('id', 'in', ids).execute()
}
