import { statementName } from '@kostbar/prisma/statement-names'
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  type PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { QueryResult as PgResult, Pool, PoolClient } from 'pg'
import type { Db as JobDatabase } from 'pg-boss'

type Dialect = Pick<PostgresDialect, keyof PostgresDialect>

/** Kysely's PostgreSQL dialect with one of the drivers of this module. */
export const postgresDialect = (driver: Driver): Dialect => ({
  createDriver: () => driver,
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})

const toResult = <R>({ command, rowCount, rows }: Pick<PgResult, 'command' | 'rowCount' | 'rows'>): QueryResult<R> =>
  command === 'SELECT' ? { rows } : { rows, numAffectedRows: BigInt(rowCount ?? 0) }

function streamQuery(): never {
  throw new Error('Streaming query results is not supported')
}

/** A client checked out of the pool. Statements are prepared under a bounded number of names. */
class PooledConnection implements DatabaseConnection {
  readonly streamQuery = streamQuery
  readonly #client: PoolClient
  #broken: Error | undefined

  constructor(client: PoolClient) {
    this.#client = client
    client.on('error', this.#markBroken)
  }

  /**
   * Error listener for a connection that breaks between two statements: unhandled, the event would end the process. The
   * next statement fails.
   */
  readonly #markBroken = (error: Error) => {
    this.#broken ??= error
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return toResult(await this.#client.query({ name: statementName(sql), text: sql, values: [...parameters] }))
  }

  async begin(): Promise<void> {
    await this.#client.query('BEGIN')
  }

  /**
   * @throws AbortedTransactionError when PostgreSQL rolled back because the caller swallowed the error of a statement
   */
  async commit(): Promise<void> {
    const { command } = await this.#client.query('COMMIT')
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  /** Never throws, so that the error that caused the rollback is the one reported. */
  async rollback(): Promise<void> {
    await this.#client.query('ROLLBACK').catch(this.#markBroken)
  }

  /** Returns the client to the pool, which discards a broken one. */
  release(): void {
    this.#client.off('error', this.#markBroken)
    this.#client.release(this.#broken)
  }
}

/** Driver for the connections and transactions of a pg pool; the caller ends the pool. */
export const poolDriver = (pool: Pool): Driver => ({
  init: async () => {},
  acquireConnection: async () => new PooledConnection(await pool.connect()),
  beginTransaction: (connection) => (connection as PooledConnection).begin(),
  commitTransaction: (connection) => (connection as PooledConnection).commit(),
  rollbackTransaction: (connection) => (connection as PooledConnection).rollback(),
  releaseConnection: async (connection) => (connection as PooledConnection).release(),
  destroy: async () => {},
})

/** Driver for the one transaction of a running job, which pg-boss opened and commits or rolls back itself. */
export function jobDriver(db: JobDatabase): Driver {
  const connection: DatabaseConnection = {
    streamQuery,
    // pg-boss passes on the whole result of pg, but its types have the rows only.
    executeQuery: async ({ sql, parameters }) => toResult((await db.executeSql(sql, [...parameters])) as PgResult),
  }
  const nothing = async () => {}
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
}
