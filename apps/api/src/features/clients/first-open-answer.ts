import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { deadlineState } from '../pending-answers/service.ts'

/** Lateral subquery `a`: of the open deadlines of the relation `r` the one that is due first. */
export const firstOpenAnswer = (db: Db) =>
  db
    .selectFrom('pending_answers')
    .selectAll()
    .where(sql<boolean>`relation_id = r.id`)
    .where('closed_at', 'is', null)
    .orderBy('due_at')
    .limit(sql.lit(1))
    .as('a')

/** State of the clock of `firstOpenAnswer`; null while nothing waits. */
export const answerState = sql<
  'RUNNING' | 'AWAY' | 'PAUSED' | null
>`CASE WHEN a.id IS NOT NULL THEN ${deadlineState} END`
