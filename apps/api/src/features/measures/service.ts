import type { Measure } from '@kostbar/contracts/measures/schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import { measureContext } from '@kostbar/prisma/measure-context'
import { sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'

interface Search {
  kind?: Measure['kind'] | undefined
  from?: string | undefined
}

interface SearchParams {
  userId: string
  kind: string | null
  from: string | null
}

const maxMeasures = 2000

const findMeasures = prepared((db, { userId, kind, from }: Params<SearchParams>) =>
  db
    .selectFrom('measures')
    .select(['kind', 'encrypted'])
    .select(sql<string>`day::text`.as('day'))
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${kind}::"MeasureKind" IS NULL OR kind = ${kind}::"MeasureKind")`)
    .where(sql<boolean>`(${from}::date IS NULL OR day >= ${from}::date)`)
    .orderBy('day', 'desc')
    .orderBy('kind')
    .limit(sql.lit(maxMeasures)),
)

interface StoredMeasure {
  day: string
  kind: Measure['kind']
  encrypted: Uint8Array
}

/** A stored measure in plain text. @param key the user's data key */
export const decryptMeasure = (key: DataKey, userId: string, { day, kind, encrypted }: StoredMeasure): Measure => ({
  day,
  kind,
  value: Number(key.decrypt(measureContext(userId, kind, day), encrypted)),
})

interface MeasuresOfDay {
  userId: string
  day: string
  values: readonly Omit<Measure, 'day'>[]
  /** When they were entered; now by default. */
  changedAt?: Date
}

/**
 * Stores a user's measures of a day (`2026-11-22`), rounded to one decimal; values of the same kind and day are
 * replaced.
 * @param key the user's data key
 * @returns stored measures
 */
export async function storeMeasures(
  tx: Tx,
  key: DataKey,
  { userId, day, values, changedAt = new Date() }: MeasuresOfDay,
): Promise<Measure[]> {
  const measures = values.map(({ kind, value }) => ({ day, kind, value: Math.round(value * 10) / 10 }))
  if (measures.length === 0) return []
  const rows = measures.map(({ kind, value }) => {
    const encrypted = key.encrypt(measureContext(userId, kind, day), String(value))
    return { user_id: userId, kind, day, encrypted, changed_at: changedAt }
  })
  await tx
    .insertInto('measures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'day']).doUpdateSet((eb) => ({
        encrypted: eb.ref('excluded.encrypted'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute()
  return measures
}

/** Deletes a measure of a day, unless its stored value differs from `value` by now. @param key the user's data key */
async function removeMeasure(
  tx: Tx,
  key: DataKey,
  { userId, day, kind, value }: Measure & { userId: string },
): Promise<void> {
  const ofDay = { user_id: userId, kind, day: sql<Date>`${day}::date` }
  const row = await tx
    .selectFrom('measures')
    .select('encrypted')
    .where((eb) => eb.and(ofDay))
    .executeTakeFirst()
  const stored = row && decryptMeasure(key, userId, { day, kind, encrypted: row.encrypted }).value
  if (stored !== Math.round(value * 10) / 10) return
  await tx
    .deleteFrom('measures')
    .where((eb) => eb.and(ofDay))
    .execute()
}

interface WeightChange {
  userId: string
  day: string
  /** Weight in kg that was entered before and after; null for none. */
  before: number | null
  after: number | null
  /** When it was changed; now by default. */
  changedAt?: Date
}

/**
 * Stores the changed weight of a day. When the weight is removed, so is the measure, unless its value differs from
 * `before` by now.
 * @param key the user's data key
 * @returns weight in kg as it is stored, rounded to one decimal; `after` when nothing changed
 */
export async function changeWeight(
  tx: Tx,
  key: DataKey,
  { userId, day, before, after, ...when }: WeightChange,
): Promise<number | null> {
  if (after === before) return after
  if (after === null) {
    if (before !== null) await removeMeasure(tx, key, { userId, day, kind: 'WEIGHT', value: before })
    return null
  }
  const [stored] = await storeMeasures(tx, key, { userId, day, values: [{ kind: 'WEIGHT', value: after }], ...when })
  return stored?.value ?? null
}

const findNewestWeight = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('measures')
    .select('encrypted')
    .select(sql<string>`day::text`.as('day'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'WEIGHT')
    .orderBy('day', 'desc')
    .limit(1),
)

/** A user's latest weight in kg with its day; null without any. @param key the user's data key */
export async function findLatestWeight(db: Db, key: DataKey, userId: string) {
  const [row] = await findNewestWeight(db, { userId })
  if (!row) return null
  const { day, encrypted } = row
  return { kg: Number(key.decrypt(measureContext(userId, 'WEIGHT', day), encrypted)), day }
}

/**
 * Body measures, encrypted with the user's data key. The caller has authorized the actor for the user's health data.
 */
export function measuresService({ database: { kysely, transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>) {
  return {
    /** A user's measures, newest first. @param search.from first day, inclusive */
    list: async (userId: string, { kind, from }: Search): Promise<Measure[]> => {
      const [key, rows] = await Promise.all([
        dataKeys.ofUser(kysely, userId),
        findMeasures(kysely, { userId, kind: kind ?? null, from: from ?? null }),
      ])
      return rows.map((row) => decryptMeasure(key, userId, row))
    },

    /** Sets the measure of a day, rounded to one decimal. */
    save: (userId: string, { day, kind, value }: Measure): Promise<Measure> =>
      transaction(async (tx) => {
        // A save of the day log compares its time with that of the stored weight: it waits, or this does.
        await lockUser(tx, userId)
        const key = await dataKeys.ofUser(tx, userId)
        const [stored] = await storeMeasures(tx, key, { userId, day, values: [{ kind, value }] })
        if (!stored) throw new Error('A measure was not stored')
        return stored
      }),

    /** Deletes the measure of a day. @throws Problem `not_found` */
    remove: async (userId: string, { day, kind }: Pick<Measure, 'day' | 'kind'>): Promise<void> => {
      const { numDeletedRows } = await kysely
        .deleteFrom('measures')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('day', '=', sql<Date>`${day}::date`)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new Problem('not_found')
    },
  }
}
