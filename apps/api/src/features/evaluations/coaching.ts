import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'

interface EvaluationCoaching {
  relationId: string
  trainerId: string
  trainerName: string
}

const selectCoaching = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('client_relations as r')
    .innerJoin('users as t', 't.id', 'r.trainer_id')
    .select(['r.id as relationId', 't.id as trainerId', 't.first_name as trainerName'])
    .where('r.client_id', '=', userId)
    .where('r.status', '<>', 'ARCHIVED'),
)

/** A member's active or paused coaching; undefined for a member without a trainer. */
export const findCoaching = async (db: Db, userId: string): Promise<EvaluationCoaching | undefined> =>
  (await selectCoaching(db, { userId }))[0]
