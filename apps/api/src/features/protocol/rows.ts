import { compareTimes, daysOf } from '@kostbar/contracts/protocol/days'
import type { ProtocolDay, ProtocolMeal, ProtocolStatus } from '@kostbar/contracts/protocol/schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { decryptDay, decryptMeal, emptyDay } from './stored.ts'

/** A protocol without its entries. */
export interface ProtocolRow {
  id: string
  number: number
  /** First day, for example `2026-11-22`. */
  startsOn: string
  status: ProtocolStatus
  submittedAt: Date | null
  reminderTimes: string[]
  remindsByMail: boolean
}

const selectProtocols = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('protocols')
    .select(['id', 'number', 'status', 'submitted_at as submittedAt'])
    .select(['reminder_times as reminderTimes', 'reminds_by_mail as remindsByMail'])
    .select(sql<string>`starts_on::text`.as('startsOn'))
    .where('user_id', '=', userId)
    .orderBy('number', 'desc'),
)

/** A member's protocols, newest first. */
export const listProtocols = (db: Db, userId: string): Promise<ProtocolRow[]> => selectProtocols(db, { userId })

type OfProtocol = Params<{ protocolId: string }>

const selectDays = prepared((db, { protocolId }: OfProtocol) =>
  db
    .selectFrom('protocol_days')
    .select(['encrypted', 'complete', 'rev'])
    .select(sql<string>`day::text`.as('day'))
    .where('protocol_id', '=', protocolId),
)

const selectMeals = prepared((db, { protocolId }: OfProtocol) =>
  db
    .selectFrom('protocol_meals as m')
    .select(['m.id', 'm.client_key as key', 'm.encrypted', 'm.rev'])
    .select(sql<string>`m.day::text`.as('day'))
    .select(
      sql<string[]>`ARRAY(SELECT p.id FROM photos p WHERE p.meal_id = m.id AND p.key IS NOT NULL ORDER BY p.id)`.as(
        'photoIds',
      ),
    )
    .where('m.protocol_id', '=', protocolId),
)

/** The entries of a protocol, decrypted: its seven days, and its meals by day and time. */
export interface ProtocolEntries {
  days: ProtocolDay[]
  meals: ProtocolMeal[]
}

/** Loads and decrypts the entries of a protocol. @param key the member's data key */
export async function findEntries(
  db: Db,
  key: DataKey,
  { id: protocolId, startsOn }: Pick<ProtocolRow, 'id' | 'startsOn'>,
): Promise<ProtocolEntries> {
  const [dayRows, mealRows] = await Promise.all([selectDays(db, { protocolId }), selectMeals(db, { protocolId })])
  const stored = new Map(dayRows.map((row) => [row.day, row]))
  const days = daysOf(startsOn).map((day): ProtocolDay => {
    const row = stored.get(day)
    if (!row) return { day, rev: 0, complete: false, ...emptyDay }
    return { day, rev: row.rev, complete: row.complete, ...decryptDay(key, protocolId, day, row.encrypted) }
  })
  const meals = mealRows.map(({ id, encrypted, ...row }): ProtocolMeal => {
    return { id, ...row, ...decryptMeal(key, id, encrypted) }
  })
  meals.sort(
    (one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)) || compareTimes(one.time, other.time),
  )
  return { days, meals }
}
