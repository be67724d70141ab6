import { sql } from 'kysely'
import type { DataKeys } from '../../infra/data-keys.ts'
import type { Tx } from '../../infra/database.ts'
import type { Job } from '../../infra/jobs.ts'
import { now } from '../../infra/sql.ts'
import { reencryptSecret } from '../second-factor/service.ts'
import { lockUser } from '../users/service.ts'
import { erasureDays } from './service.ts'

/** Erases the health data of one table for a user. */
type EraseRows = (tx: Tx, userId: string) => Promise<unknown>

const relationsOf = (tx: Tx, userId: string) =>
  tx.selectFrom('client_relations').select('id').where('client_id', '=', userId)

const versionsOf = (tx: Tx, userId: string) =>
  tx.selectFrom('anamnesis_versions').select('id').where('user_id', '=', userId)

/**
 * Every table with health data. A new one is one more line; a test finds columns of encrypted bytes that are missing here.
 */
export const healthTables: Readonly<Record<string, EraseRows>> = {
  measures: (tx, userId) => tx.deleteFrom('measures').where('user_id', '=', userId).execute(),
  care_profiles: (tx, userId) => tx.deleteFrom('care_profiles').where('user_id', '=', userId).execute(),
  guard_overrides: (tx, userId) => tx.deleteFrom('guard_overrides').where('user_id', '=', userId).execute(),
  clearances: (tx, userId) => tx.deleteFrom('clearances').where('user_id', '=', userId).execute(),
  // What was eaten towards is no health data; why is.
  macro_targets: (tx, userId) =>
    tx.updateTable('macro_targets').set({ encrypted: null }).where('user_id', '=', userId).execute(),
  messages: async (tx, userId) => {
    const ofUser = relationsOf(tx, userId)
    await tx.deleteFrom('messages').where('relation_id', 'in', ofUser).execute()
    // Nothing is unread or due in an empty thread.
    await tx.deleteFrom('thread_states').where('relation_id', 'in', ofUser).execute()
    await tx.deleteFrom('thread_reads').where('relation_id', 'in', ofUser).execute()
    await tx
      .updateTable('pending_answers')
      .set({ closed_at: now })
      .where('relation_id', 'in', ofUser)
      .where('kind', '=', 'MESSAGE')
      .where('closed_at', 'is', null)
      .execute()
  },
  anamnesis_drafts: (tx, userId) => tx.deleteFrom('anamnesis_drafts').where('user_id', '=', userId).execute(),
  anamnesis_reviews: (tx, userId) =>
    tx.deleteFrom('anamnesis_reviews').where('version_id', 'in', versionsOf(tx, userId)).execute(),
  anamnesis_versions: async (tx, userId) => {
    await tx.deleteFrom('anamnesis_versions').where('user_id', '=', userId).execute()
    // The profile step is open again, and deadlines of erased submissions end.
    await sql`UPDATE users SET profile_steps = array_remove(profile_steps, 'ANAMNESE') WHERE id = ${userId}`.execute(tx)
    await tx
      .updateTable('pending_answers')
      .set({ closed_at: now })
      .where('relation_id', 'in', relationsOf(tx, userId))
      .where('kind', '=', 'ANAMNESE')
      .where('closed_at', 'is', null)
      .execute()
  },
  client_relations: (tx, userId) =>
    tx.updateTable('client_relations').set({ private_note: null }).where('client_id', '=', userId).execute(),
}

/** Users with a key from before they revoked their consent, that long ago, and who did not give it again. */
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

/** Users per run; the next run continues. */
const usersPerRun = 200

/**
 * Hourly: erases the health data of those who revoked their consent 14 days ago, and replaces their key, which makes the
 * data unreadable in backups, too.
 */
export const eraseHealthDataJob = (dataKeys: DataKeys): Job => ({
  name: 'erase-health-data',
  cron: '35 * * * *',
  run: async (_data, tx) => {
    const users = await usersToErase(tx).orderBy('k.user_id').limit(usersPerRun).execute()
    for (const { userId } of users) {
      // Giving the consent again takes the same lock: either it comes first, or there is nothing left.
      await lockUser(tx, userId)
      const stillRevoked = await usersToErase(tx).where('k.user_id', '=', userId).executeTakeFirst()
      if (!stillRevoked) continue
      for (const erase of Object.values(healthTables)) await erase(tx, userId)
      // The second factor is no health data: it stays.
      await reencryptSecret(tx, userId, await dataKeys.replace(tx, userId))
    }
  },
})
