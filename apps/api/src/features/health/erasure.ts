import type { PendingAnswer } from '@kostbar/prisma/client'
import { sql } from 'kysely'
import type { DataKeys } from '../../infra/data-keys.ts'
import type { Tx } from '../../infra/database.ts'
import type { Job } from '../../infra/jobs.ts'
import { now } from '../../infra/sql.ts'
import { recordErasure } from '../erasures/service.ts'
import type { Files } from '../files/service.ts'
import { deleteNotificationsAboutSubmissions } from '../notifications/service.ts'
import { reencryptSecret } from '../second-factor/service.ts'
import { lockUser } from '../users/service.ts'
import { erasureDays } from './service.ts'

/** Erases a user's health data in one table. */
type EraseRows = (tx: Tx, userId: string, files: Files) => Promise<unknown>

const relationsOf = (tx: Tx, userId: string) =>
  tx.selectFrom('client_relations').select('id').where('client_id', '=', userId)

const versionsOf = (tx: Tx, userId: string) =>
  tx.selectFrom('anamnesis_versions').select('id').where('user_id', '=', userId)

/** Erases the rows of a table that belong to protocols of a user. */
const ofProtocols =
  (table: 'protocol_comments' | 'protocol_days' | 'protocol_meals'): EraseRows =>
  (tx, userId) =>
    tx
      .deleteFrom(table)
      .where('protocol_id', 'in', tx.selectFrom('protocols').select('id').where('user_id', '=', userId))
      .execute()

/** Closes the pending answers of this kind, whose subjects are erased. */
const closePendingAnswers = (tx: Tx, userId: string, kind: PendingAnswer['kind']) =>
  tx
    .updateTable('pending_answers')
    .set({ closed_at: now })
    .where('relation_id', 'in', relationsOf(tx, userId))
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .execute()

/** Erasure for each table with health data. A test finds columns of encrypted bytes that are missing here. */
export const healthTables: Readonly<Record<string, EraseRows>> = {
  measures: (tx, userId) => tx.deleteFrom('measures').where('user_id', '=', userId).execute(),
  day_logs: (tx, userId) => tx.deleteFrom('day_logs').where('user_id', '=', userId).execute(),
  care_profiles: (tx, userId) => tx.deleteFrom('care_profiles').where('user_id', '=', userId).execute(),
  guard_overrides: (tx, userId) => tx.deleteFrom('guard_overrides').where('user_id', '=', userId).execute(),
  clearances: (tx, userId) => tx.deleteFrom('clearances').where('user_id', '=', userId).execute(),
  // The targets themselves are no health data and stay; their encrypted origin (inputs and reason) is health data.
  macro_targets: (tx, userId) =>
    tx.updateTable('macro_targets').set({ encrypted: null }).where('user_id', '=', userId).execute(),
  messages: async (tx, userId) => {
    const ofUser = relationsOf(tx, userId)
    await tx.deleteFrom('messages').where('relation_id', 'in', ofUser).execute()
    // An empty thread has neither unread messages nor deadlines.
    await tx.deleteFrom('thread_states').where('relation_id', 'in', ofUser).execute()
    await tx.deleteFrom('thread_reads').where('relation_id', 'in', ofUser).execute()
    await closePendingAnswers(tx, userId, 'MESSAGE')
  },
  anamnesis_drafts: (tx, userId) => tx.deleteFrom('anamnesis_drafts').where('user_id', '=', userId).execute(),
  anamnesis_reviews: (tx, userId) =>
    tx.deleteFrom('anamnesis_reviews').where('version_id', 'in', versionsOf(tx, userId)).execute(),
  anamnesis_versions: async (tx, userId) => {
    await tx.deleteFrom('anamnesis_versions').where('user_id', '=', userId).execute()
    // The profile step counts as not done again, and the deadlines of erased submissions end.
    await sql`UPDATE users SET profile_steps = array_remove(profile_steps, 'ANAMNESE') WHERE id = ${userId}`.execute(tx)
    await closePendingAnswers(tx, userId, 'ANAMNESE')
  },
  protocol_comments: ofProtocols('protocol_comments'),
  protocol_evaluations: async (tx, userId, files) => {
    const deleted = await tx
      .deleteFrom('protocol_evaluations')
      .where('protocol_id', 'in', tx.selectFrom('protocols').select('id').where('user_id', '=', userId))
      .returning('document_id as documentId')
      .execute()
    // The PDFs of evaluations are documents, which are not health data otherwise, so they are deleted here.
    const ids = deleted.flatMap(({ documentId }) => documentId ?? [])
    const documents = await tx
      .deleteFrom('documents')
      .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
      .returning('key')
      .execute()
    for (const { key } of documents) await files.removeLater(tx, key)
  },
  protocol_meals: ofProtocols('protocol_meals'),
  protocol_days: ofProtocols('protocol_days'),
  protocols: async (tx, userId) => {
    await tx.deleteFrom('protocols').where('user_id', '=', userId).execute()
    await sql`UPDATE users SET profile_steps = array_remove(profile_steps, 'SEVEN_DAY_PROTOCOL')
               WHERE id = ${userId}`.execute(tx)
    await closePendingAnswers(tx, userId, 'PROTOCOL')
    await closePendingAnswers(tx, userId, 'ANALYSIS')
  },
  check_ins: async (tx, userId) => {
    await tx.deleteFrom('check_ins').where('user_id', '=', userId).execute()
    await closePendingAnswers(tx, userId, 'CHECKIN')
  },
  photos: async (tx, userId, files) => {
    await tx.deleteFrom('photos').where('user_id', '=', userId).execute()
    await files.removeFolderLater(tx, 'photos', userId)
  },
  client_relations: (tx, userId) =>
    tx.updateTable('client_relations').set({ private_note: null }).where('client_id', '=', userId).execute(),
}

/**
 * Users to erase: they revoked their consent at least `erasureDays` ago, have not given it again, and their data key is
 * older than the revocation, i.e. not replaced by an earlier erasure.
 */
const usersToErase = (tx: Tx) =>
  tx
    .selectFrom('user_keys as k')
    .innerJoin('consents as c', 'c.user_id', 'k.user_id')
    .select('k.user_id as userId')
    .where('c.kind', '=', 'HEALTH')
    .groupBy('k.user_id')
    .having(
      sql<boolean>`max(c.revoked_at) BETWEEN k.created_at AND now() - make_interval(days => ${sql.lit(erasureDays)})`,
    )
    .having(sql<boolean>`count(*) = count(c.revoked_at)`)

/** Erases a user's health data and records the erasure. The caller replaces the data key. */
export async function eraseHealthData(tx: Tx, userId: string, files: Files): Promise<void> {
  await deleteNotificationsAboutSubmissions(tx, userId)
  for (const erase of Object.values(healthTables)) await erase(tx, userId, files)
  await recordErasure(tx, userId, 'HEALTH')
}

/** Maximum number of users per run; the next run continues. */
const usersPerRun = 200

/**
 * Hourly job: erases the health data of users who revoked their consent `erasureDays` ago, and replaces their data key,
 * which makes the data unreadable in backups as well.
 */
export const eraseHealthDataJob = (dataKeys: DataKeys, files: Files): Job => ({
  name: 'erase-health-data',
  cron: '35 * * * *',
  run: async (_data, tx) => {
    const users = await usersToErase(tx).orderBy('k.user_id').limit(usersPerRun).execute()
    for (const { userId } of users) {
      // Giving the consent again takes the same lock: it either comes first and stops the erasure, or finds the data
      // erased.
      await lockUser(tx, userId)
      const stillRevoked = await usersToErase(tx).where('k.user_id', '=', userId).executeTakeFirst()
      if (!stillRevoked) continue
      await eraseHealthData(tx, userId, files)
      // The second factor is encrypted with the data key but is no health data: it stays, encrypted with the new key.
      await reencryptSecret(tx, userId, await dataKeys.replace(tx, userId))
    }
  },
})
