import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'

/** Lateral subquery `a`: the pending answer of relation `r` with the earliest deadline. */
export const firstOpenAnswer = (db: Db) =>
  db
    .selectFrom('pending_answers')
    .selectAll()
    .where(sql<boolean>`relation_id = r.id`)
    .where('closed_at', 'is', null)
    .orderBy('due_at')
    .limit(sql.lit(1))
    .as('a')
