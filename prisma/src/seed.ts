import pg from 'pg'
import { createPrismaClient, type Prisma } from './client.ts'
import { demoAccounts } from './demo/accounts.ts'
import { daysAgo } from './demo/days-ago.ts'
import { demoNotes } from './demo/notes.ts'
import { demoItems, demoSuggestions } from './demo/shopping.ts'
import { seedChallenges } from './seed-challenges.ts'
import { seedClients } from './seed-clients.ts'
import { type DemoFiles, seedDocuments } from './seed-documents.ts'
import { createDataKeys, type DemoHealth, seedHealth } from './seed-health.ts'
import { seedMember } from './seed-member.ts'
import { type DemoCustomer, seedPayments } from './seed-payments.ts'
import { seedPlans } from './seed-plans.ts'
import { seedPushMessages } from './seed-push-messages.ts'
import { seedRecipes } from './seed-recipes.ts'
import { seedTemplates } from './seed-templates.ts'
import { shipTemplates } from './shipped/ship-templates.ts'

export interface DemoSources {
  /** Storage for files; without it there are no documents. */
  files?: DemoFiles
  /** Encryption, consent and questionnaire of health data; without them there is no health data. */
  health?: DemoHealth
  /**
   * Version of the agreement on data processing that the trainers have accepted; without it, they have accepted none.
   */
  agreementVersion?: string
  /** Fetches the demo customers of the payment service; without it there are none. */
  fetchCustomers?: () => Promise<DemoCustomer[]>
}

/**
 * Fills an empty database with the demo accounts and their data, all of them invented.
 * @returns false when the database already contains an account; then nothing is changed
 */
export async function seedDemo(databaseUrl: string, sources: DemoSources = {}): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const prisma = createPrismaClient(pool)
  try {
    if ((await prisma.user.count()) > 0) return false
    const customers = (await sources.fetchCustomers?.()) ?? []
    // Seeding takes about a second, on a busy machine more than a minute.
    await prisma.$transaction((tx) => seed(tx, customers, sources), { timeout: 300_000 })
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
  await shipTemplates(tx)
  await seedTemplates(tx, idOf, recipeId)
  await seedMember(tx, anna, trainer, recipeId)
  await seedPlans(tx, { memberId: anna, draftedId: idOf('jonas'), trainerId: trainer }, recipeId)
  await seedChallenges(tx, idOf)
  await seedPushMessages(tx, idOf)
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
