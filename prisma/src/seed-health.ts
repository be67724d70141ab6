import type { Prisma } from './client.ts'
import { demoClients } from './demo/clients.ts'
import { demoWaist, demoWeights, weeklyWeights } from './demo/progress.ts'
import type { MasterKeys } from './master-keys.ts'
import { measureContext } from './measure-context.ts'
import { seedAnamneses } from './seed-anamneses.ts'
import type { DataKeys, IdOf } from './seed-clients.ts'
import { seedThreads } from './seed-threads.ts'

/** What demo health data needs. */
export interface DemoHealth {
  masterKeys: MasterKeys
  /** The version of the consents' texts. */
  consentVersion: string
  /** The anamnesis as it is asked now. */
  questionnaire: unknown
}

/** Creates and stores the data keys of the coached demo accounts. */
export async function createDataKeys(
  tx: Prisma.TransactionClient,
  idOf: IdOf,
  masterKeys: MasterKeys,
): Promise<DataKeys> {
  const stored = demoClients.map(({ email }) => masterKeys.createKey(idOf(email)))
  await tx.userKey.createMany({ data: stored })
  return new Map(stored.map((key) => [key.userId, masterKeys.unwrap(key)]))
}

/**
 * The coached members' consents, to the processing and to their trainer's reading, given when the coaching started; the
 * latter ended with it.
 */
async function seedConsents(tx: Prisma.TransactionClient, version: string): Promise<void> {
  const relations = await tx.clientRelation.findMany()
  await tx.consent.createMany({
    data: relations.flatMap(({ id: relationId, clientId: userId, startedAt: givenAt, endedAt: revokedAt }) => [
      { userId, kind: 'HEALTH' as const, version, givenAt },
      { userId, kind: 'COACHING' as const, version, givenAt, revokedAt, relationId },
    ]),
  })
}

/** Measures of a client. */
function measuresOf(userId: string, keys: DataKeys, weights: readonly [number, number] | undefined, isAnna: boolean) {
  const key = keys.get(userId)
  if (!key) return []
  const row =
    (kind: 'WEIGHT' | 'WAIST') =>
    ({ day, value }: { day: Date; value: number }) => {
      const context = measureContext(userId, kind, day.toISOString().slice(0, 10))
      return { userId, kind, day, encrypted: key.encrypt(context, String(value)) }
    }
  if (isAnna) return demoWeights().map(row('WEIGHT'))
  return weights ? [...weeklyWeights(...weights).map(row('WEIGHT')), ...demoWaist(...weights).map(row('WAIST'))] : []
}

/** Consents, anamneses, threads and measures of the coached members, encrypted. */
export async function seedHealth(
  tx: Prisma.TransactionClient,
  idOf: IdOf,
  { keys, consentVersion, questionnaire }: { keys: DataKeys } & Omit<DemoHealth, 'masterKeys'>,
): Promise<void> {
  await seedConsents(tx, consentVersion)
  const relations = new Map((await tx.clientRelation.findMany()).map((relation) => [relation.clientId, relation]))
  await seedAnamneses(tx, idOf, { keys, relations, questionnaire })
  await seedThreads(
    tx,
    demoClients.flatMap(({ email, firstName: clientName, thread }) => {
      const clientId = idOf(email)
      const [relation, key] = [relations.get(clientId), keys.get(clientId)]
      if (!thread || !relation || !key) return []
      return [{ relationId: relation.id, trainerId: relation.trainerId, clientId, clientName, thread, key }]
    }),
  )
  await tx.measure.createMany({
    data: demoClients.flatMap(({ email, weights }) => measuresOf(idOf(email), keys, weights, email === 'mitglied')),
  })
}
