import { paths } from '@kostbar/contracts/paths'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Job } from '../../infra/jobs.ts'
import { now } from '../../infra/sql.ts'
import { invitesPath } from '../mail/links.ts'
import type { Mails } from '../mail/service.ts'
import { deleteNotificationsOfProposals, type Notifications } from '../notifications/service.ts'
import { eraseClosedInvites } from './erasure.ts'

const closeExpired = (tx: Tx) =>
  tx
    .updateTable('invites')
    .set({ status: 'EXPIRED', closed_at: sql`expires_at` })
    .where('status', '=', 'OPEN')
    .where('expires_at', '<=', now)
    .returning(['id', 'version', 'trainer_id as trainerId', 'email', 'origin'])
    .returning(['assigned_by_id as adminId', 'first_name as firstName'])
    .execute()

/**
 * Hourly job: closes expired invitations and proposals. A trainer gets a notification for each invitation and one mail
 * for all of them; the admin who made a proposal gets a notification.
 */
export const expireInvitesJob = (mails: Mails, notifications: Notifications): Job => ({
  name: 'expire-invites',
  cron: '10 * * * *',
  run: async (_data, tx) => {
    const { INVITED: invitations = [], ASSIGNED: proposals = [] } = Object.groupBy(
      await closeExpired(tx),
      ({ origin }) => origin,
    )
    await deleteNotificationsOfProposals(
      tx,
      proposals.map(({ id }) => id),
    )
    for (const { id: subjectId, adminId: userId, firstName } of proposals) {
      const variables = { name: firstName ?? '' }
      if (userId)
        await notifications.add(tx, {
          userId,
          kind: 'proposalExpired',
          subjectId,
          link: paths.clientAssignment,
          variables,
        })
    }
    const byTrainer = Map.groupBy(invitations, ({ trainerId }) => trainerId)
    for (const [userId, expired] of byTrainer) {
      for (const { id: subjectId, version, email: name } of expired)
        await notifications.add(tx, {
          userId,
          kind: 'inviteExpired',
          subjectId,
          dedupeKey: `inviteExpired:${subjectId}:${version}`,
          link: invitesPath,
          variables: { name },
        })
      const [first] = expired
      if (first)
        await mails.enqueueMail(tx, {
          template: 'invitesExpired',
          userId,
          subjectId: first.id,
          dedupeKey: `invitesExpired:${first.id}:${first.version}`,
          variables: { names: expired.map(({ email }) => email) },
        })
    }
  },
})

/** Nightly job: deletes invitations that were closed long ago, see `eraseClosedInvites`. */
export const sweepInvitesJob: Job = {
  name: 'sweep-invites',
  cron: '45 3 * * *',
  run: (_data, tx) => eraseClosedInvites(tx),
}
