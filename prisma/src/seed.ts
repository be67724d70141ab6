import pg from 'pg'
import { createPrismaClient, type Prisma } from './client.ts'
import { demoAccounts, demoClients } from './demo/accounts.ts'
import { daysAgo } from './demo/days-ago.ts'
import { demoNotes } from './demo/notes.ts'
import { demoItems, demoSuggestions } from './demo/shopping.ts'
import { type DemoFiles, seedDocuments } from './seed-documents.ts'
import { type DemoHealth, seedHealth } from './seed-health.ts'
import { seedMember } from './seed-member.ts'
import { type DemoCustomer, seedPayments } from './seed-payments.ts'
import { seedRecipes } from './seed-recipes.ts'

export interface DemoSources {
  /** Where files go; without it there are no documents. */
  files?: DemoFiles
  /** How health data is encrypted and which version is consented to; without it there is no health data. */
  health?: DemoHealth
  /** Fetches the demo customers of the payment service; without it there are none. */
  fetchCustomers?: () => Promise<DemoCustomer[]>
}

/**
 * Fills an empty database with the demo accounts and their data; all of it is invented.
 * @returns false when the database already holds an account, which is then left as it is
 */
export async function seedDemo(databaseUrl: string, sources: DemoSources = {}): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const prisma = createPrismaClient(pool)
  try {
    if ((await prisma.user.count()) > 0) return false
    const customers = (await sources.fetchCustomers?.()) ?? []
    // Well under a second, unless the machine is busy with something else.
    await prisma.$transaction((tx) => seed(tx, customers, sources), { timeout: 60_000 })
    return true
  } finally {
    await prisma.$disconnect()
    await pool.end()
  }
}

async function seed(
  tx: Prisma.TransactionClient,
  customers: readonly DemoCustomer[],
  { files, health }: DemoSources,
): Promise<void> {
  await tx.user.createMany({ data: demoAccounts })
  const users = new Map((await tx.user.findMany()).map(({ email, id }) => [email, id]))
  const idOf = (email: string) => users.get(email) ?? email
  const anna = idOf('mitglied@kostbar.test')
  const trainer = idOf('trainer@kostbar.test')
  await seedPayments(tx, { memberId: anna, trainerId: trainer, users }, customers)
  await tx.clientRelation.createMany({
    data: demoClients.map(({ email, daysAgo: days, status }) => {
      return { trainerId: trainer, clientId: idOf(`${email}@kostbar.test`), status, startedAt: daysAgo(days) }
    }),
  })
  await seedMember(tx, anna, trainer, await seedRecipes(tx, trainer))
  if (health) await seedHealth(tx, anna, health)
  if (files) await seedDocuments(tx, anna, files)
  await tx.note.createMany({
    data: demoNotes.map(({ byTrainer, daysAgo: days, ...note }) => {
      const writtenAt = daysAgo(days)
      return {
        ...note,
        createdAt: writtenAt,
        updatedAt: writtenAt,
        userId: anna,
        authorId: byTrainer ? trainer : anna,
        addedByAdmin: byTrainer,
      }
    }),
  })
  await tx.shoppingItem.createMany({
    data: [
      ...demoItems.map((item) => ({ ...item, userId: anna, source: 'USER' as const })),
      ...demoSuggestions.map((item) => ({ ...item, userId: anna, source: 'SUGGESTION' as const })),
    ],
  })
}
