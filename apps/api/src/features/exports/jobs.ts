import { sql } from 'kysely'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import { now } from '../../infra/sql.ts'
import type { Storage } from '../../infra/storage.ts'
import type { Mails } from '../mail/service.ts'
import { zipOf } from './archive.ts'
import { type ContentsDependencies, contentsOf, type Progress } from './contents.ts'
import { type ExportJobData, exportKey, makeExport, retentionDays } from './service.ts'

/** Milliseconds between two updates of the progress, at least. */
const progressIntervalMs = 250

type ExportJobDependencies = ContentsDependencies & { mails: Mails }

/** Writes the progress outside of the job's transaction, so that the user sees it at once. */
function progressWriter({ prisma }: Infra['database'], id: string): Progress {
  let writtenAt = 0
  return async (done, total) => {
    if (Date.now() - writtenAt < progressIntervalMs) return
    writtenAt = Date.now()
    await prisma.dataExport.updateMany({ where: { id }, data: { done, total } })
  }
}

/**
 * Job: makes one data export. Idempotent: a repeated run overwrites the file under the same key, and the row becomes
 * READY once, in the transaction that enqueues the mail.
 */
export const makeExportJob = ({ mails, ...infra }: ExportJobDependencies): Job<ExportJobData> => ({
  ...makeExport,
  limitSeconds: 15 * 60,
  run: async (data, tx) => {
    const { id, userId } = data
    const { database, storage } = infra
    const { prisma } = database
    const key = exportKey(data)
    const where = { id, userId, status: { not: 'READY' as const } }
    const { count } = await prisma.dataExport.updateMany({ where, data: { status: 'RUNNING', done: 0 } })
    if (count > 0) {
      const entries = await contentsOf(infra, userId, progressWriter(database, id))
      const { size, stream } = await zipOf(entries, new Date())
      await storage.write({ key, contentType: 'application/zip', contentLength: size }, stream)
      const { numUpdatedRows } = await tx
        .updateTable('data_exports')
        .set({ status: 'READY', done: sql`total`, key, size: String(size), ready_at: now })
        .where('id', '=', id)
        .where('status', '<>', 'READY')
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return mails.enqueueMail(tx, { template: 'exportReady', userId, subjectId: id })
    }
    // Another worker finished the export, or the account was erased meanwhile; in the second case the file is deleted.
    if ((await prisma.dataExport.count({ where: { id } })) === 0) await storage.remove([key])
  },
})

/**
 * Hourly job: deletes exports after `retentionDays`, and marks exports as failed that are unfinished after 28 hours,
 * when the retries of a day have ended.
 */
export const sweepExportsJob = (storage: Storage): Job => ({
  name: 'sweep-data-exports',
  cron: '20 * * * *',
  run: async (_data, tx) => {
    await tx
      .updateTable('data_exports')
      .set({ status: 'FAILED' })
      .where('status', 'in', ['WAITING', 'RUNNING'])
      .where(sql<boolean>`created_at < now() - interval '28 hours'`)
      .execute()
    const expired = await tx
      .selectFrom('data_exports')
      .select(['id', 'key'])
      .where(sql<boolean>`coalesce(ready_at, created_at) < now() - make_interval(days => ${retentionDays})`)
      .limit(1000)
      .execute()
    if (expired.length === 0) return
    await storage.remove(expired.flatMap(({ key }) => key ?? []))
    const ids = expired.map(({ id }) => id)
    await tx.deleteFrom('data_exports').where('id', 'in', ids).execute()
  },
})
