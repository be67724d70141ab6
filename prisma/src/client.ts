import { PrismaPg } from '@prisma/adapter-pg'
import type { Pool } from 'pg'
import { PrismaClient } from '../generated/client.ts'
import { statementName } from './statement-names.ts'

export { Prisma, PrismaClient } from '../generated/client.ts'

/**
 * Prisma on an existing connection pool, shared with the SQL layer. The pool stays the caller's to end.
 */
export const createPrismaClient = (pool: Pool): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) }),
    // Milliseconds: a burst waits its turn for a connection, a transaction never holds one for long.
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
