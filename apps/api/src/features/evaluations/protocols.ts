import type { RecordedWeek } from '@kostbar/contracts/evaluations/week'
import { compareTimes, daysOf } from '@kostbar/contracts/protocol/days'
import type { ProtocolStatus } from '@kostbar/contracts/protocol/schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'
import { type DayContent, decryptDay, decryptMeal, emptyDay, type ProtocolMealContent } from '../protocol/service.ts'

/** A protocol with its evaluation; contents are encrypted. */
export interface EvaluatedProtocolRow {
  id: string
  number: number
  /** First day, `2026-11-22`. */
  startsOn: string
  status: ProtocolStatus
  submissionId: string | null
  /** Encrypted draft of the evaluation; null before it is saved. */
  encrypted: Buffer | null
  /** Edit counter of the draft; 0 before it is saved. */
  rev: number
  trainerId: string | null
  updatedAt: Date | null
  /** Encrypted content that the member reads; null before it is published. */
  published: Buffer | null
  publishedAt: Date | null
  documentId: string | null
}

/** Protocols of a user, oldest first: the one with this number, or all when `number` is null. */
const selectProtocols = prepared(
  (_db, { userId, number }: Params<{ userId: string; number: number | null }>) => sql<EvaluatedProtocolRow>`
    SELECT p.id, p.number, to_char(p.starts_on, 'YYYY-MM-DD') AS "startsOn", p.status, p.submission_id AS "submissionId",
           e.encrypted, coalesce(e.rev, 0) AS rev, e.trainer_id AS "trainerId", e.updated_at AS "updatedAt",
           e.published, e.published_at AS "publishedAt", e.document_id AS "documentId"
      FROM protocols p
      LEFT JOIN protocol_evaluations e ON e.protocol_id = p.id
     WHERE p.user_id = ${userId} AND (${number}::int IS NULL OR p.number = ${number})
     ORDER BY p.number`,
)

/** All protocols of a user, oldest first. */
export const listProtocols = (db: Db, userId: string): Promise<EvaluatedProtocolRow[]> =>
  selectProtocols(db, { userId, number: null })

/** One protocol of a user with its evaluation. @throws Problem `not_found` */
export async function findProtocol(db: Db, userId: string, number: number): Promise<EvaluatedProtocolRow> {
  const [row] = await selectProtocols(db, { userId, number })
  if (!row) throw new Problem('not_found')
  return row
}

/**
 * A protocol as the actor sees it: only the author sees a draft, so a later trainer never reads the one of an earlier
 * trainer.
 */
export const withDraftVisibleTo = (protocol: EvaluatedProtocolRow, actorId: string): EvaluatedProtocolRow =>
  protocol.trainerId === actorId ? protocol : { ...protocol, encrypted: null }

const selectDays = prepared(
  (_db, { ids }: Params<{ ids: readonly string[] }>) => sql<{
    protocolId: string
    day: string
    complete: boolean
    encrypted: Buffer
  }>`
    SELECT protocol_id AS "protocolId", to_char(day, 'YYYY-MM-DD') AS day, complete, encrypted
      FROM protocol_days WHERE protocol_id = ANY(${ids}::uuid[])`,
)

const selectMeals = prepared(
  (_db, { ids }: Params<{ ids: readonly string[] }>) => sql<{
    id: string
    protocolId: string
    day: string
    encrypted: Buffer
  }>`
    SELECT id, protocol_id AS "protocolId", to_char(day, 'YYYY-MM-DD') AS day, encrypted
      FROM protocol_meals WHERE protocol_id = ANY(${ids}::uuid[]) ORDER BY id`,
)

export type StoredDay = DayContent & { day: string; complete: boolean }
export type StoredMeal = ProtocolMealContent & { id: string; day: string }

/** Recorded days and meals of a protocol: always seven days, and the meals ordered by day and time. */
export interface StoredProtocolWeek extends RecordedWeek {
  readonly days: readonly StoredDay[]
  readonly meals: readonly StoredMeal[]
}

const compareMeals = (one: StoredMeal, other: StoredMeal) =>
  one.day.localeCompare(other.day) || compareTimes(one.time, other.time)

/** Recorded weeks by protocol id, in two queries. @param key the member's data key */
export async function loadWeeks(
  db: Db,
  key: DataKey,
  protocols: readonly Pick<EvaluatedProtocolRow, 'id' | 'startsOn'>[],
): Promise<ReadonlyMap<string, StoredProtocolWeek>> {
  const ids = protocols.map(({ id }) => id)
  const [days, meals] = await Promise.all([selectDays(db, { ids }), selectMeals(db, { ids })])
  const week = ({ id, startsOn }: Pick<EvaluatedProtocolRow, 'id' | 'startsOn'>): StoredProtocolWeek => {
    const recorded = new Map(days.filter((row) => row.protocolId === id).map((row) => [row.day, row]))
    return {
      days: daysOf(startsOn).map((day) => {
        const row = recorded.get(day)
        if (!row) return { ...emptyDay, day, complete: false }
        return { ...decryptDay(key, id, day, row.encrypted), day, complete: row.complete }
      }),
      meals: meals
        .filter((row) => row.protocolId === id)
        .map((row) => ({ ...decryptMeal(key, row.id, row.encrypted), id: row.id, day: row.day }))
        .sort(compareMeals),
    }
  }
  return new Map(protocols.map((protocol) => [protocol.id, week(protocol)]))
}
