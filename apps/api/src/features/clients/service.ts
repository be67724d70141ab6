import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'

const findRelation = prepared((db, { trainerId, userId }: Params<{ trainerId: string; userId: string }>) =>
  db
    .selectFrom('client_relations')
    .select('id')
    .where('trainer_id', '=', trainerId)
    .where('client_id', '=', userId)
    .where(sql<boolean>`status IN ('ACTIVE', 'PAUSED')`),
)

export const clientsService = (db: Db) => ({
  /** Whether a trainer has this user as an active or paused client. */
  coaches: async (trainerId: string, userId: string): Promise<boolean> =>
    (await findRelation(db, { trainerId, userId })).length > 0,
})
