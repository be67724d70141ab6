import type { Measure } from '@kostbar/contracts/measures/schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import { measureContext } from '@kostbar/prisma/measure-context'
import { sql } from 'kysely'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'

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

/** Body measures, encrypted with the user's data key. The caller is authorized for the user's health data. */
export function measuresService({ database: { kysely, transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>) {
  const decrypt = (key: DataKey, userId: string, { day, kind, encrypted }: StoredMeasure): Measure => ({
    day,
    kind,
    value: Number(key.decrypt(measureContext(userId, kind, day), encrypted)),
  })

  return {
    /** A user's measures, newest first. @param search.from first day */
    list: async (userId: string, { kind, from }: Search): Promise<Measure[]> => {
      const [key, rows] = await Promise.all([
        dataKeys.ofUser(kysely, userId),
        findMeasures(kysely, { userId, kind: kind ?? null, from: from ?? null }),
      ])
      return rows.map((row) => decrypt(key, userId, row))
    },

    /** Sets the measure of a day, rounded to one decimal. */
    put: (userId: string, { day, kind, value }: Measure): Promise<Measure> =>
      transaction(async (tx) => {
        const key = await dataKeys.ofUser(tx, userId)
        const rounded = Math.round(value * 10) / 10
        const encrypted = key.encrypt(measureContext(userId, kind, day), String(rounded))
        await tx
          .insertInto('measures')
          .values({ user_id: userId, kind, day, encrypted })
          .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'day']).doUpdateSet({ encrypted }))
          .execute()
        return { day, kind, value: rounded }
      }),

    /** @throws Problem `not_found` */
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
