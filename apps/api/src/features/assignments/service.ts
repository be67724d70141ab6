import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import { recordAction } from '../audit/service.ts'
import { inviteToken, type Proposals, withdrawProposals } from '../invites/service.ts'
import { lockUser } from '../users/service.ts'
import { listCandidates } from './candidates.ts'
import { findWaitingMember, listWaiting } from './waiting.ts'

interface AssignParams {
  userId: string
  trainerId: string
}

/** Refuses members who do not wait for a trainer. @throws Problem `not_waiting` */
async function requireWaiting(tx: Tx, userId: string): Promise<void> {
  const [wait] = await findWaitingMember(tx, { userId })
  if (!wait) throw new Problem('not_waiting')
}

/**
 * Refuses accounts that cannot coach.
 * @throws Problem `trainer_unavailable` unless the account has the role of a trainer and is not locked
 */
async function requireTrainer(tx: Tx, trainerId: string): Promise<void> {
  const trainer = await tx
    .selectFrom('users as t')
    .select('t.id')
    .where('t.id', '=', trainerId)
    .where(sql<boolean>`'ROLE_TRAINER' = ANY(t.roles) AND coalesce(t.locked_until <= now(), true)`)
    .executeTakeFirst()
  if (!trainer) throw new Problem('trainer_unavailable')
}

/** Waiting members, and the proposals of a trainer that admins make to them. */
export function assignmentsService(
  { database: { kysely, transaction }, links }: Pick<Infra, 'database' | 'links'>,
  proposals: Proposals,
) {
  return {
    waiting: (paging: { page: number; perPage: number }) => listWaiting(kysely, paging),

    candidates: (search: { page: number; perPage: number; filter: string }) => listCandidates(kysely, search),

    /**
     * Proposes a trainer to a waiting member. The trainer cannot see the member's data before the member accepts.
     * @throws Problem `not_waiting`, `trainer_unavailable`, `already_invited`, `not_found`
     */
    assign: (adminId: string, { userId, trainerId }: AssignParams): Promise<void> =>
      transaction(async (tx) => {
        await proposals.create(tx, { clientId: userId, trainerId, adminId }, async () => {
          await lockUser(tx, userId)
          await requireWaiting(tx, userId)
          await requireTrainer(tx, trainerId)
        })
        await recordAction(tx, adminId, 'client.assigned', userId)
      }),

    /** Withdraws the open proposal to a member; does nothing without one. @throws Problem `not_found` */
    withdraw: (adminId: string, userId: string): Promise<void> =>
      transaction(async (tx) => {
        if (await withdrawProposals(tx, userId)) await recordAction(tx, adminId, 'client.unassigned', userId)
      }),

    /**
     * A user's wait for a trainer, with the open proposal and the token of its link; null for a user who does not wait.
     */
    findMine: async (userId: string) => {
      const [row] = await findWaitingMember(kysely, { userId })
      if (!row) return null
      const { inviteId, version, trainerFirstName, expiresAt, ...wait } = row
      const proposal = inviteId && {
        trainerFirstName,
        expiresAt,
        token: inviteToken(links, { id: inviteId, version }),
      }
      return { ...wait, proposal: proposal || null }
    },
  }
}

export type Assignments = ReturnType<typeof assignmentsService>
