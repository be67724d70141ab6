import { PrismaPg } from '@prisma/adapter-pg'
import type { Pool } from 'pg'
import { PrismaClient } from '../generated/client.ts'
import { statementName } from './statement-names.ts'

export { Prisma, PrismaClient } from '../generated/client.ts'

/**
 * Creates a Prisma client on a connection pool that is shared with the SQL layer; the caller ends the pool.
 */
export const createPrismaClient = (pool: Pool): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) }),
    // Milliseconds: longest wait for a connection (in a burst of calls), and longest duration of a transaction.
    transactionOptions: { maxWait: 5000, timeout: 10_000 },
  })

export type {
  Document,
  Note,
  PendingAnswer,
  PurchaseIntent,
  ShoppingItem,
  Subscription,
  WorkoutLink,
} from '../generated/client.ts'
