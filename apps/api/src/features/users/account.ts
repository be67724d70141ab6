import { randomUUID } from 'node:crypto'
import type { User } from '@kostbar/contracts/users/schemas'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { isMissingRow, retryDeadlocks } from '../../infra/database-errors.ts'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { eraseReasons, unlinkActor } from '../audit/service.ts'
import { endChallengesOf } from '../challenges/service.ts'
import type { Relations } from '../clients/service.ts'
import { recordErasure } from '../erasures/service.ts'
import type { Files } from '../files/service.ts'
import { deleteInvitationMailsOf } from '../invites/service.ts'
import type { Mails } from '../mail/service.ts'
import { deleteNotificationsAbout, deleteNotificationsAboutAddress } from '../notifications/service.ts'
import { profileImageUrl } from '../profile-image/service.ts'
import { removeFromAudiences } from '../push-messages/service.ts'
import { hasAccess, hasLastingAccess, hasUnpaidMembership } from '../subscriptions/service.ts'
import { refuseLastAdmin } from './admins.ts'
import { revokeInvites } from './roles.ts'
import { hasSecondFactor } from './second-factor.ts'
import type { StaffSecondFactor } from './staff-second-factor.ts'

/**
 * Cancels a user's subscriptions, then runs `then`; meanwhile the user cannot buy anything.
 * @throws Problem `payments_unavailable` when cancelling fails; then `then` does not run
 */
type CancelPayments = <T>(userId: string, then: () => Promise<T>) => Promise<T>

/** Services that delete or end an account's data. */
interface OwnedData {
  files: Files
  mails: Mails
  relations: Relations
}

/** Account data, read by every page of the member area. */
const findAccount = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.phone_number as phoneNumber',
    ])
    .select(['u.goals', 'u.profile_image as profileImage', 'u.kcal', 'u.carbs', 'u.proteins', 'u.fats'])
    .select(sql<User['weekdayTargets']>`u.weekday_targets`.as('weekdayTargets'))
    .select(['u.protective_mode as protectiveMode'])
    .select(sql<Date | null>`CASE WHEN 'TRIAL_MODE' = ANY(u.roles::text[]) THEN u.trial_until END`.as('trialUntil'))
    .select(['u.created_at as createdAt', hasAccess('u').as('hasAccess'), hasSecondFactor('u').as('hasSecondFactor')])
    .select(hasUnpaidMembership('u').as('membershipUnpaid'))
    .select([
      sql<User['roles']>`u.roles::text[]`.as('roles'),
      sql<boolean>`'ROLE_TRAINER' = ANY(u.roles::text[])`.as('trainer'),
      sql<boolean>`'TRIAL_MODE' = ANY(u.roles::text[]) AND NOT ${hasLastingAccess('u')}`.as('onTrial'),
      sql<boolean>`u.email_confirmed_at IS NOT NULL`.as('emailConfirmed'),
      sql<boolean>`u.first_steps_hidden_at IS NOT NULL`.as('firstStepsHidden'),
      sql<User['profileSteps']>`u.profile_steps::text[]`.as('profileSteps'),
    ])
    .where('u.id', '=', userId),
)

const noTargets = { kcal: null, carbs: null, proteins: null, fats: null, weekdayTargets: null } as const

/** Accounts: reading and erasing one. */
export const accountService = (
  { database, storage, jobs }: Pick<Infra, 'database' | 'storage' | 'jobs'>,
  owned: OwnedData,
  cancelPayments: CancelPayments,
  requirement: StaffSecondFactor,
) => ({
  /**
   * An account as `viewerId` may see it: in protective mode, its owner does not see targets; only its owner sees whether
   * a payment is overdue.
   * @throws Problem `not_found`
   */
  find: async (userId: string, viewerId: string) => {
    const [row] = await findAccount(database.kysely, { userId })
    if (!row) throw new Problem('not_found')
    const { hasSecondFactor: isActive, ...account } = row
    const secondFactor = isActive ? 'ACTIVE' : requirement.appliesTo(account) ? 'REQUIRED' : 'OFF'
    const profileImage = account.profileImage && (await profileImageUrl(storage, account.profileImage))
    const isOwner = userId === viewerId
    const hidden = account.protectiveMode && isOwner ? noTargets : {}
    const membershipUnpaid = isOwner && account.membershipUnpaid
    return { ...account, ...hidden, membershipUnpaid, profileImage, secondFactor } as const
  },

  /**
   * Cancels the account's subscriptions, then erases it with everything it owns, including files. Invoices stay at the
   * payment service. A mail confirms the erasure. Succeeds without an effect when the account no longer exists.
   * @throws Problem `last_admin`, `payments_unavailable`: then nothing is erased. After another error, the access log
   * may lack the name of an actor who has very many entries.
   */
  erase: async (userId: string): Promise<void> => {
    const isAdmin = await database.transaction((tx) => refuseLastAdmin(tx, userId))
    try {
      await cancelPayments(userId, async () => {
        // The deletion of an admin may still be refused.
        if (!isAdmin) await unlinkActor(database.kysely, userId)
        await eraseRows({ database, jobs }, owned, userId)
      })
    } catch (error) {
      // The checkout lock is a row of the account, which a parallel request may have erased.
      if (!isMissingRow(error) || (await findAccount(database.kysely, { userId })).length > 0) throw error
    }
  },
})

/**
 * Erases data stored by e-mail address instead of account. Only for an address that the account has confirmed; an
 * unconfirmed one may be somebody else's.
 */
async function eraseByAddress(tx: Tx, mails: Mails, email: string): Promise<void> {
  await mails.deleteMailsTo(tx, email)
  await deleteNotificationsAboutAddress(tx, email)
  await tx.deleteFrom('invites').where('email', '=', email).execute()
  await tx.deleteFrom('newsletter_subscriptions').where('email', '=', email).execute()
}

const eraseRows = (
  { database: { transaction }, jobs }: Pick<Infra, 'database' | 'jobs'>,
  owned: OwnedData,
  userId: string,
): Promise<void> =>
  // Retried, because a webhook of the cancelled subscription locks the subscription before the account, and deleting
  // the account locks them in reverse order.
  retryDeadlocks(() =>
    transaction(async (tx) => {
      await refuseLastAdmin(tx, userId)
      const email = await eraseAccount(tx, { ...owned, jobs }, userId)
      if (email) await owned.mails.enqueueMailTo(tx, email, { template: 'accountDeleted', subjectId: randomUUID() })
    }),
  )

/**
 * Erases an account with everything it owns, including files, and records the erasure; does nothing when the account
 * does not exist. Its subscriptions are cancelled already.
 * @returns its e-mail address, if it was confirmed
 */
export async function eraseAccount(
  tx: Tx,
  { files, mails, relations, jobs }: OwnedData & Pick<Infra, 'jobs'>,
  userId: string,
): Promise<string | null> {
  // Concurrent writes to the account wait for this lock and then fail, so no row is added while its rows are erased.
  const account = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
  if (!account) return null
  // Recipes of an erased trainer stay, withdrawn, so that the plans of clients still add up.
  await tx
    .updateTable('recipes')
    .set({ owner_id: null, image_key: null, withdrawn_at: now })
    .where('owner_id', '=', userId)
    .execute()
  // Their foods stay as well: recipes and plans are computed from them.
  await tx.updateTable('foods').set({ owner_id: null, withdrawn_at: now }).where('owner_id', '=', userId).execute()
  // The other person of each client relation is told while the account still has a name.
  await relations.archiveOfClient(tx, userId, 'CLIENT')
  await relations.eraseTrainer(tx, userId)
  // Before the foreign key deletes the invitations, for the notifications about them.
  await revokeInvites(tx, userId)
  await endChallengesOf(tx, userId)
  await deleteNotificationsAbout(tx, userId)
  await removeFromAudiences(tx, userId)
  await files.removeAllLater(tx, userId)
  await eraseReasons(tx, userId)
  await deleteInvitationMailsOf(tx, userId)
  const { email, email_confirmed_at: confirmedAt } = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning(['email', 'email_confirmed_at'])
    .executeTakeFirstOrThrow()
  await mails.deleteMailsOf(tx, userId)
  if (confirmedAt) await eraseByAddress(tx, mails, email)
  await jobs.deleteOf(userId, tx)
  await recordErasure(tx, userId, 'ACCOUNT')
  return confirmedAt && email
}
