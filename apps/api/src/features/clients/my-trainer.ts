import { sql } from 'kysely'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'
import { deadlineState, expectedDueAt, toDeadline } from '../pending-answers/service.ts'
import { publicTrainerColumns, toPublicTrainer } from '../trainers/service.ts'
import { firstOpenAnswer } from './first-open-answer.ts'
import type { Relations } from './service.ts'

/**
 * A member's active or paused relation, with the trainer's public profile and the pending answer with the earliest
 * deadline.
 */
const findMyTrainer = prepared((db, { clientId }: Params<{ clientId: string }>) =>
  db
    .selectFrom('client_relations as r')
    .innerJoin('users as t', 't.id', 'r.trainer_id')
    .leftJoin('trainer_profiles as p', 'p.user_id', 'r.trainer_id')
    .leftJoinLateral(firstOpenAnswer(db), (join) => join.onTrue())
    .select(publicTrainerColumns)
    .select(['t.last_name as lastName', 'r.started_at as startedAt', 'r.allow_swaps as allowSwaps'])
    .select([
      sql<boolean>`(r.status = 'PAUSED' OR coalesce(t.locked_until > now(), false))`.as('isPaused'),
      deadlineState.as('deadlineState'),
      expectedDueAt.as('dueAt'),
    ])
    .where('r.client_id', '=', clientId)
    .where(sql<boolean>`r.status IN ('ACTIVE', 'PAUSED')`),
)

/** Coaching relation as the member sees it. */
export const myTrainerService = ({ database, storage }: Pick<Infra, 'database' | 'storage'>, relations: Relations) => ({
  /** A member's current trainer; null for a member without one. */
  find: async (clientId: string) => {
    const [row] = await findMyTrainer(database.kysely, { clientId })
    if (!row) return null
    const { lastName, startedAt, isPaused, allowSwaps, deadlineState, dueAt, ...trainer } = row
    const answer = toDeadline({ deadlineState, dueAt })
    return { ...(await toPublicTrainer(storage, trainer)), lastName, startedAt, isPaused, allowSwaps, answer }
  },

  /** Ends a member's coaching. @throws Problem `not_found` without a trainer */
  end: async (clientId: string): Promise<void> => {
    const ended = await database.transaction((tx) => relations.archiveOfClient(tx, clientId, 'CLIENT'))
    if (!ended) throw new Problem('not_found')
  },
})
