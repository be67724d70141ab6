import { texts as contractTexts } from '@kostbar/contracts/texts'
import type { Role } from '@kostbar/contracts/users/schemas'
import { sql } from 'kysely'
import type { Database, Tx } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { recordAction } from '../audit/service.ts'
import type { Relations } from '../clients/service.ts'
import { withdrawProposals } from '../invites/service.ts'
import { deleteNotificationsOfProposals } from '../notifications/service.ts'
import type { Sessions } from '../sessions/service.ts'
import type { enqueueEndOfUnneeded } from '../subscriptions/service.ts'
import { lockAsAdmin } from './admins.ts'
import { texts } from './texts.ts'

interface RoleChange {
  /** Roles that were shown when the change was made; without it, whatever is stored is replaced. */
  from?: readonly Role[] | undefined
  roles: readonly Role[]
  /** Last day of the trial (Europe/Vienna), ISO date; null without the role `TRIAL_MODE`. */
  trialUntil: string | null
}

interface RolesDependencies {
  relations: Relations
  sessions: Sessions
  endUnneeded: ReturnType<typeof enqueueEndOfUnneeded>
}

const staffRoles: readonly Role[] = ['ROLE_TRAINER', 'ROLE_ADMIN']

const difference = (from: readonly Role[], minus: readonly Role[]) => from.filter((role) => !minus.includes(role))

const isSame = (one: readonly Role[], other: readonly Role[]) =>
  difference(one, other).length + difference(other, one).length === 0

/** Locks an account and loads its roles. @throws Problem `not_found` */
async function loadRoles(tx: Tx, userId: string): Promise<Role[]> {
  const user = await tx
    .selectFrom('users')
    .select(sql<Role[]>`roles::text[]`.as('roles'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) throw new Problem('not_found')
  return user.roles
}

/** Stores the roles of an account. @throws Problem `invalid_input` for a trial that has ended */
async function storeRoles(tx: Tx, userId: string, { roles, trialUntil }: Omit<RoleChange, 'from'>): Promise<void> {
  const { isOver } = await tx
    .updateTable('users')
    .set({
      roles: sql<Role[]>`${[...new Set(roles)]}::text[]::"Role"[]`,
      trial_until: sql<Date | null>`(${trialUntil}::date + 1)::timestamp AT TIME ZONE 'Europe/Vienna'`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .returning(sql<boolean>`coalesce(trial_until <= now(), false)`.as('isOver'))
    .executeTakeFirstOrThrow()
  if (isOver) throw new Problem('invalid_input', { fields: { trialUntil: contractTexts.trialEnd } })
}

/** Revokes the open invitations of a former trainer, and deletes the members' notifications of proposals among them. */
export async function revokeInvites(tx: Tx, trainerId: string): Promise<void> {
  const revoked = await tx
    .updateTable('invites')
    .set({ status: 'REVOKED', closed_at: now })
    .where('trainer_id', '=', trainerId)
    .where('status', '=', 'OPEN')
    .returning('id')
    .execute()
  await deleteNotificationsOfProposals(
    tx,
    revoked.map(({ id }) => id),
  )
}

/**
 * Replaces the roles of an account, effective at once. Its sessions end when it gets or loses one. When it loses the
 * trainer role, its client relations end, its open invitations are revoked and its client slots are cancelled. When it
 * becomes staff, its own coaching and an open proposal of one end, and its membership is cancelled: trainers and admins are
 * not coached, could not end it in their settings, and have access without a membership.
 */
export const changeRoles =
  ({ transaction }: Pick<Database, 'transaction'>, { relations, sessions, endUnneeded }: RolesDependencies) =>
  /**
   * @throws Problem `not_yourself`, `forbidden`, `not_found`, `changed_meanwhile`, `invalid_input` for a trial that has
   * ended
   */
  (adminId: string, userId: string, change: RoleChange): Promise<void> =>
    transaction(async (tx) => {
      await lockAsAdmin(tx, adminId, userId)
      // Before the account is locked, as in accepting a proposal.
      if (change.roles.some((role) => staffRoles.includes(role))) await withdrawProposals(tx, userId)
      const before = await loadRoles(tx, userId)
      // Another admin may have given or taken roles meanwhile: that must not be undone unseen.
      if (change.from && !isSame(before, change.from))
        throw new Problem('changed_meanwhile', { msg: texts.rolesChanged })
      await storeRoles(tx, userId, change)
      const removed = difference(before, change.roles)
      const added = difference(change.roles, before)
      if (!isSame(before, change.roles)) await sessions.endSessionsOnly(tx, userId)
      if (added.some((role) => staffRoles.includes(role))) {
        await relations.archiveOfClient(tx, userId, 'ADMIN')
        await endUnneeded(tx, { userId, kind: 'MEMBERSHIP' })
      }
      if (removed.includes('ROLE_TRAINER')) {
        // First, because it waits for somebody who is accepting one: that coaching ends as well.
        await revokeInvites(tx, userId)
        await relations.archiveOfTrainer(tx, userId, 'ADMIN')
        await endUnneeded(tx, { userId, kind: 'CLIENT_SLOTS' })
      }
      await recordAction(tx, adminId, 'user.roles', userId, {
        added: added.join(' '),
        removed: removed.join(' '),
        // The last day, inclusive, as in the request.
        ...(change.trialUntil && { trialUntil: change.trialUntil }),
      })
    })
