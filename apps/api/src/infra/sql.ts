import type { Tables } from '@kostbar/prisma/tables'
import { type RawBuilder, type SelectQueryBuilder, type SelectType, sql } from 'kysely'
import type { Db } from './database.ts'

/** Id of a new row (UUIDv7). The column has no default in the database, because Prisma generates its ids itself. */
export const newId = sql<string>`uuidv7()`

/** Ids of new rows. */
export async function generateIds(db: Db, count: number): Promise<string[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: string }>`SELECT ${newId} AS id FROM generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Id of a row that is about to be written, for encrypted columns: their ciphertext is bound to the row's id. */
export async function generateId(db: Db): Promise<string> {
  const [id] = await generateIds(db, 1)
  if (!id) throw new Error('No row of an expression')
  return id
}

/** Counts rows up to a limit, because an exact number beyond it is not worth reading all rows. */
export const countUpTo = (
  db: Db,
  limit: number,
  rows: SelectQueryBuilder<never, never, { id: string }>,
): Promise<{ total: number }> =>
  db
    .selectFrom(rows.limit(limit).as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()

/** Selects the number of rows as `count`. */
export const countRows = sql<number>`count(*)::int`.as('count')

export const now = sql<Date>`now()`

/** Date and time of Vienna's clocks, without a time zone. */
export const viennaNow = sql<Date>`(now() AT TIME ZONE 'Europe/Vienna')`

/** Current calendar day in Vienna. */
export const viennaToday = sql<Date>`${viennaNow}::date`

export const secondsFromNow = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

/**
 * The columns of a table under an alias, for fragments of SQL that several queries share:
 * `columnsOf<'recipes'>('r')('owner_id')` is `r.owner_id`.
 */
export const columnsOf =
  <Table extends keyof Tables>(alias: string) =>
  <Column extends keyof Tables[Table] & string>(column: Column): RawBuilder<SelectType<Tables[Table][Column]>> =>
    sql.ref(`${alias}.${column}`)

/** JSON for a `jsonb` column; unlike a plain value it may be an array. */
export const json = (value: unknown) => sql<unknown>`${JSON.stringify(value)}::jsonb`
