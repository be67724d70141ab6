import type { ProblemCode } from '@kostbar/contracts/problem'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { consentsToTrainer } from '../health/service.ts'
import { hasLapsedSlots } from '../subscriptions/service.ts'
import { isLatestRelation } from './latest-relation.ts'

/** Current or former client of a trainer. */
export interface ClientRelation {
  /** User id of the client. */
  readonly id: string
  readonly name: string
  readonly status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'
  readonly slotsLapsed: boolean
  /** Whether the client consents to the trainer's reading of health data. */
  readonly hasConsent: boolean
}

interface RelationsParams {
  readonly trainerId: string
  readonly clientIds: readonly string[]
  /** True to lock the rows (FOR SHARE), so that the relations cannot be archived before the transaction ends. */
  readonly isLocked?: boolean
  /** SQL of further columns of `users u` and `client_relations r`, starting with a comma. */
  readonly columns?: RawBuilder<unknown>
}

/**
 * A trainer's latest relation to each of these users, ordered by name, in one query; users who were never clients are
 * missing.
 */
export async function listRelations<Row extends ClientRelation = ClientRelation>(
  db: Db,
  { trainerId, clientIds, isLocked = false, columns = sql`` }: RelationsParams,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT u.id, concat_ws(' ', u.first_name, u.last_name) AS name, r.status,
           ${hasLapsedSlots} AS "slotsLapsed",
           ${consentsToTrainer(sql.ref('r.client_id'), sql.ref('r.id'))} AS "hasConsent" ${columns}
      FROM client_relations r JOIN users u ON u.id = r.client_id
     WHERE r.trainer_id = ${trainerId} AND r.client_id = ANY(${clientIds}::uuid[])
       AND ${isLatestRelation}
     ORDER BY lower(u.first_name), lower(u.last_name), u.id ${isLocked ? sql`FOR SHARE OF r` : sql``}`.execute(db)
  return rows
}

/** Problem code that says why the trainer may not change a client's data; null when they may. */
export function coachingRefusal({ status, slotsLapsed }: ClientRelation): ProblemCode | null {
  if (status === 'ARCHIVED') return 'coaching_ended'
  return slotsLapsed ? 'slots_lapsed' : null
}
