import type { Prisma } from './client.ts'
import type { DataKey } from './data-key.ts'
import { demoWeights } from './demo/progress.ts'
import type { MasterKeys } from './master-keys.ts'
import { measureContext } from './measure-context.ts'

/** What demo health data needs. */
export interface DemoHealth {
  masterKeys: MasterKeys
  /** The version of the consents' texts. */
  consentVersion: string
}

/** Creates and stores the data key of a demo account. */
async function createDataKey(tx: Prisma.TransactionClient, userId: string, masterKeys: MasterKeys): Promise<DataKey> {
  const { wrapped, masterKey } = masterKeys.createKey(userId)
  await tx.userKey.create({ data: { userId, wrapped, masterKey } })
  return masterKeys.unwrap({ userId, wrapped, masterKey })
}

/** The coached members' consents, to the processing and to their trainer's reading, given when the coaching started. */
async function seedConsents(tx: Prisma.TransactionClient, version: string): Promise<void> {
  const relations = await tx.clientRelation.findMany()
  await tx.consent.createMany({
    data: relations.flatMap(({ id: relationId, clientId: userId, startedAt: givenAt }) => [
      { userId, kind: 'HEALTH' as const, version, givenAt },
      { userId, kind: 'COACHING' as const, version, givenAt, relationId },
    ]),
  })
}

/** Consents of the coached members, and the weights of one of them, encrypted. */
export async function seedHealth(
  tx: Prisma.TransactionClient,
  userId: string,
  { masterKeys, consentVersion }: DemoHealth,
): Promise<void> {
  await seedConsents(tx, consentVersion)
  const key = await createDataKey(tx, userId, masterKeys)
  await tx.measure.createMany({
    data: demoWeights().map(({ day, kg }) => {
      const context = measureContext(userId, 'WEIGHT', day.toISOString().slice(0, 10))
      return { userId, kind: 'WEIGHT', day, encrypted: key.encrypt(context, String(kg)) }
    }),
  })
}
