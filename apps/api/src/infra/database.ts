import { createPrismaClient, type Prisma, type PrismaClient } from '@kostbar/prisma/client'
import pg from 'pg'
import { breakWhenSilent } from './silent-connection.ts'

/** Prisma for most queries and the pool for the few hot ones, on the same connections. */
export interface Database {
  readonly prisma: PrismaClient
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Our queries take milliseconds; a call behind one that hangs must still be answered. */
const silenceLimitMs = 5000

export type Transaction = Prisma.TransactionClient

/** @param connections most connections this process holds open */
export function openDatabase(url: string, connections: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    onConnect: breakWhenSilent(silenceLimitMs),
  })
  // An idle connection that breaks (the server restarts) is replaced by the pool; without a listener it would end us.
  pool.on('error', onError)
  const prisma = createPrismaClient(pool)
  return {
    prisma,
    pool,
    close: async () => {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}
