import pg from 'pg'
import { createPrismaClient, type Prisma } from './client.ts'
import { demoAccounts } from './demo/accounts.ts'
import { daysAgo } from './demo/days-ago.ts'
import { demoNotes } from './demo/notes.ts'
import { demoItems, demoSuggestions } from './demo/shopping.ts'
import { seedClients } from './seed-clients.ts'
import { type DemoFiles, seedDocuments } from './seed-documents.ts'
import { createDataKeys, type DemoHealth, seedHealth } from './seed-health.ts'
import { seedMember } from './seed-member.ts'
import { type DemoCustomer, seedPayments } from './seed-payments.ts'
import { seedPlans } from './seed-plans.ts'
import { seedRecipes } from './seed-recipes.ts'

export interface DemoSources {
  /** Where files go; without it there are no documents. */
  files?: DemoFiles
  /** How health data is encrypted and which version is consented to; without it there is no health data. */
  health?: DemoHealth
  /** Version of the agreement on data processing that the trainers have accepted; without it they have not. */
  agreementVersion?: string
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
  { files, health, agreementVersion }: DemoSources,
): Promise<void> {
  await tx.user.createMany({ data: demoAccounts })
  const users = new Map((await tx.user.findMany()).map(({ email, id }) => [email, id]))
  const idOf = (name: string) => users.get(`${name}@kostbar.test`) ?? name
  const anna = idOf('mitglied')
  const trainer = idOf('trainer')
  await seedPayments(tx, { memberId: anna, trainerId: trainer, users }, customers)
  const keys = health ? await createDataKeys(tx, idOf, health.masterKeys) : new Map()
  await seedClients(tx, idOf, { keys, agreementVersion: agreementVersion ?? null })
  const recipeIds = await seedRecipes(tx, trainer)
  const recipeId = (name: string) => {
    const id = recipeIds.get(name)
    if (!id) throw new RangeError(`No demo recipe is called ${name}`)
    return id
  }
  await seedMember(tx, anna, trainer, recipeId)
  await seedPlans(tx, { memberId: anna, draftedId: idOf('jonas'), trainerId: trainer }, recipeId)
  if (health) await seedHealth(tx, idOf, { keys, ...health })
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
