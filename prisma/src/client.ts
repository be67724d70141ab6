import { PrismaPg } from '@prisma/adapter-pg'
import type { Pool } from 'pg'
import { PrismaClient } from '../generated/client.ts'

export { Prisma, PrismaClient } from '../generated/client.ts'

/** How many statements are kept prepared per connection; query shapes are static, so there are few. */
const preparedStatements = 500
const names = new Map<string, string>()

/** How many rows a pattern matches is known from its value alone: one plan for all of them is a bad one for most. */
const isSearch = (sql: string) => /\bI?LIKE\b/.test(sql)

/** Prepared statements save PostgreSQL the planning; the bound keeps an unforeseen flood of shapes from growing memory. */
function statementName({ sql }: { sql: string }): string {
  const known = names.get(sql)
  if (known) return known
  if (names.size >= preparedStatements || isSearch(sql)) return ''
  const name = `p${names.size}`
  names.set(sql, name)
  return name
}

/**
 * Prisma on an existing connection pool, so that Prisma and hand-written hot reads share their connections.
 * The pool stays the caller's to end.
 */
export const createPrismaClient = (pool: Pool): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: statementName }),
    // Milliseconds: a burst waits its turn for a connection, a transaction never holds one for long.
    transactionOptions: { maxWait: 5000, timeout: 10_000 },
  })

export type { Document, Note, Purchase, ShoppingItem, Subscription, WorkoutLink } from '../generated/client.ts'
