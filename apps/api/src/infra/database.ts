import { createPrismaClient, type PrismaClient } from '@kostbar/prisma/client'
import type { Tables } from '@kostbar/prisma/tables'
import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import type { Db as JobDatabase } from 'pg-boss'
import { jobDriver, poolDriver, postgresDialect } from './kysely-driver.ts'
import { breakWhenSilent } from './silent-connection.ts'

/** Typed SQL, outside or inside a transaction: a `Tx` is a `Db`, too. */
export type Db = Kysely<Tables>

/** An open transaction: typed SQL on one connection, accepted by the job queue, and what a running job gets. */
export type Tx = Transaction<Tables>

/**
 * Prisma for single reads and writes, Kysely for transactions, set-based statements and hot reads; one connection pool.
 */
export interface Database {
  readonly prisma: PrismaClient
  readonly kysely: Db
  /** Connection pool, for libraries with SQL of their own. */
  readonly pool: pg.Pool
  /** Commits when `run` resolves, rolls back when it throws. */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Time limits in ms. Statements take milliseconds; requests that wait for one that hangs must still be answered. */
interface DatabaseLimits {
  /** Longest wait for a free or new connection. */
  readonly connectTimeoutMs: number
  /** Longest silence of a connection that has sent a query. */
  readonly silenceLimitMs: number
}

const defaultLimits: DatabaseLimits = { connectTimeoutMs: 3000, silenceLimitMs: 5000 }

const pools = new WeakMap<Db, pg.Pool>()

/** The pool behind a `Db`; undefined for a transaction. */
export const poolOf = (db: Db): pg.Pool | undefined => pools.get(db)

function kyselyOn(pool: pg.Pool): Db {
  const kysely: Db = new Kysely({ dialect: postgresDialect(poolDriver(pool)) })
  pools.set(kysely, pool)
  return kysely
}

/** Runs statements in the transaction of a running job, which pg-boss commits together with the job's completion. */
export const inJobTransaction = <T>(db: JobDatabase, run: (tx: Tx) => Promise<T>): Promise<T> =>
  new Kysely<Tables>({ dialect: postgresDialect(jobDriver(db)) }).transaction().execute(run)

/**
 * Opens the connection pool, without connecting yet.
 * @param maxConnections most connections that this process holds open
 * @param onError called when an idle connection breaks
 * @param limits after which a request fails as `unavailable`
 */
export function openDatabase(
  url: string,
  maxConnections: number,
  onError: (error: Error) => void,
  { connectTimeoutMs, silenceLimitMs }: DatabaseLimits = defaultLimits,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    onConnect: breakWhenSilent(silenceLimitMs),
  })
  // The pool replaces an idle connection that breaks (server restart); without a listener its error would end the
  // process.
  pool.on('error', onError)
  const prisma = createPrismaClient(pool)
  const kysely = kyselyOn(pool)
  return {
    prisma,
    pool,
    kysely,
    transaction: (run) => kysely.transaction().execute(run),
    close: async () => {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}
