import type { Prisma } from './client.ts'
import { demoClients } from './demo/clients.ts'
import { demoWaist, demoWeights, weeklyWeights } from './demo/progress.ts'
import { demoThreads } from './demo/threads.ts'
import type { MasterKeys } from './master-keys.ts'
import { measureContext } from './measure-context.ts'
import { seedAnamneses } from './seed-anamneses.ts'
import { seedCheckIns } from './seed-check-ins.ts'
import type { IdOf, SeedDataKeys } from './seed-clients.ts'
import { seedDayLogs } from './seed-day-logs.ts'
import { seedEvaluations } from './seed-evaluations.ts'
import { seedProtocols } from './seed-protocols.ts'
import { seedThreads } from './seed-threads.ts'

/** Settings of the demo health data: encryption, consent and questionnaire. */
export interface DemoHealth {
  masterKeys: MasterKeys
  /** Version of the consent text. */
  consentVersion: string
  /** The current questionnaire of the anamnesis. */
  questionnaire: unknown
}

/** Creates and stores the data keys of the coached demo accounts. */
export async function createDataKeys(
  tx: Prisma.TransactionClient,
  idOf: IdOf,
  masterKeys: MasterKeys,
): Promise<SeedDataKeys> {
  const stored = demoClients.map(({ email }) => masterKeys.createKey(idOf(email)))
  await tx.userKey.createMany({ data: stored })
  return new Map(stored.map((key) => [key.userId, masterKeys.unwrap(key)]))
}

/**
 * Adds the clients' consents to the processing of health data and to their trainer's reading it, given when the
 * coaching started, or on the first day of the texts' version when that is later and the version is a month (`2026-11`).
 * The consent to the trainer's reading ends with the coaching.
 */
async function seedConsents(tx: Prisma.TransactionClient, version: string): Promise<void> {
  const relations = await tx.clientRelation.findMany()
  const isMonth = /^\d{4}-\d{2}$/.test(version)
  const publishedAt = new Date(isMonth ? `${version}-01T08:00:00Z` : 0)
  await tx.consent.createMany({
    data: relations.flatMap(({ id: relationId, clientId: userId, startedAt, endedAt: revokedAt }) => {
      const givenAt = startedAt > publishedAt ? startedAt : publishedAt
      const health = { userId, kind: 'HEALTH' as const, version, givenAt }
      // A coaching that had ended by then was agreed to in texts that no longer exist.
      if (revokedAt !== null && revokedAt < givenAt) return [health]
      return [health, { userId, kind: 'COACHING' as const, version, givenAt, revokedAt, relationId }]
    }),
  })
}

/** Encrypted measures of a client. */
function measuresOf(
  userId: string,
  keys: SeedDataKeys,
  weights: readonly [number, number] | undefined,
  isAnna: boolean,
) {
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

/** Adds consents, anamneses, threads and measures of the clients, encrypted. */
export async function seedHealth(
  tx: Prisma.TransactionClient,
  idOf: IdOf,
  { keys, consentVersion, questionnaire }: { keys: SeedDataKeys } & Omit<DemoHealth, 'masterKeys'>,
): Promise<void> {
  await seedConsents(tx, consentVersion)
  const relations = new Map(
    (await tx.clientRelation.findMany()).flatMap(({ id, clientId, trainerId }) =>
      trainerId === null ? [] : [[clientId, { id, trainerId }] as const],
    ),
  )
  await seedAnamneses(tx, idOf, { keys, relations, questionnaire })
  await seedProtocols(tx, idOf, { keys, relations })
  await seedEvaluations(tx, idOf, { keys, relations })
  await seedCheckIns(tx, idOf, { keys, relations })
  await seedDayLogs(tx, idOf, keys)
  await seedThreads(
    tx,
    demoClients.flatMap(({ email, firstName: clientName }) => {
      const thread = demoThreads[email]
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
