import { statementName } from '@kostbar/prisma/statement-names'
import type { Tables } from '@kostbar/prisma/tables'
import { type CompiledQuery, DummyDriver, Kysely, type RawBuilder, sql } from 'kysely'
import { type Db, poolOf } from './database.ts'
import { postgresDialect } from './kysely-driver.ts'

/** Placeholder for a parameter, whose value is known only when the query runs. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** The parameters of a prepared query as expressions. */
export type Params<P> = { readonly [Name in keyof P]: RawBuilder<P[Name]> }

interface Compilable<R> {
  compile(db: Db): CompiledQuery<R>
}

const compiler = new Kysely<Tables>({ dialect: postgresDialect(new DummyDriver()) })

/**
 * Prepared query: built and compiled once, when its module is loaded; running it only fills in the parameters. For hot
 * reads, where building a query costs more CPU time than running a prepared one.
 * @param build gets an expression for each parameter: `prepared((db, { userId }: Params<{ userId: string }>) => …)`
 */
export function prepared<P extends object, R>(build: (db: Db, params: Params<P>) => Compilable<R>) {
  const params = new Proxy({}, { get: (_target, name) => sql.val(new Placeholder(String(name))) }) as Params<P>
  const compiled = build(compiler, params).compile(compiler)
  const { sql: text, parameters } = compiled
  const name = statementName(text)
  return async (db: Db, values: P): Promise<R[]> => {
    const bound = parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof P] : parameter,
    )
    // Without a transaction, pg runs the query directly: Kysely's executor costs a tenth of the CPU time of a hot read.
    const pool = poolOf(db)
    if (pool) return (await pool.query<R & object>({ name, text, values: bound })).rows
    return (await db.executeQuery<R>({ ...compiled, parameters: bound })).rows
  }
}

/**
 * Prepared query over a list of values, with one statement for each of `sizes`. A list uses the next larger statement
 * and repeats its first value to fill it. An array parameter would be slower: PostgreSQL estimates ten elements for the
 * reusable plan and therefore plans the statement at every execution, which for a join of indexed reads takes several
 * times as long as running it.
 * @param sizes ascending list lengths; a longer list throws, an empty one gives no rows
 */
export function preparedForList<V, R>(
  sizes: readonly number[],
  build: (db: Db, values: readonly RawBuilder<V>[]) => Compilable<R>,
) {
  const statements = sizes.map((size) => {
    const names = Array.from({ length: size }, (_, index) => `value${index}`)
    const run = prepared<Record<string, V>, R>((db) =>
      build(
        db,
        names.map((name) => sql.val(new Placeholder(name)) as RawBuilder<unknown> as RawBuilder<V>),
      ),
    )
    return { names, run }
  })
  return async (db: Db, values: readonly V[]): Promise<R[]> => {
    const [first] = values
    if (first === undefined) return []
    const statement = statements.find(({ names }) => names.length >= values.length)
    if (!statement) throw new RangeError(`At most ${sizes.at(-1)} values, got ${values.length}`)
    return statement.run(db, Object.fromEntries(statement.names.map((name, index) => [name, values[index] ?? first])))
  }
}
