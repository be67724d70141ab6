import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Storage } from '../../infra/storage.ts'
import type { Mails } from '../mail/service.ts'
import { zipOf } from './archive.ts'
import { contentsOf, type Progress } from './contents.ts'
import { type ExportOrder, exportKey, keptDays, makeExport } from './service.ts'

/** How often progress is written at most. */
const progressMs = 250

const finish = `
  UPDATE data_exports SET status = 'READY', done = total, key = $2, size = $3, ready_at = now()
   WHERE id = $1::uuid AND status <> 'READY' RETURNING id`

type Needs = Pick<Infra, 'database' | 'storage'> & { mails: Mails }

/** Tells how far an export is, outside of the job's transaction, so that it is seen at once. */
function progressOf({ prisma }: Infra['database'], id: string): Progress {
  let written = 0
  return async (done, total) => {
    if (Date.now() - written < progressMs) return
    written = Date.now()
    await prisma.dataExport.updateMany({ where: { id }, data: { done, total } })
  }
}

/**
 * Makes one export. However often it begins anew, it ends in one file under one key and one mail: the file is written
 * over, and the row becomes ready once, in the transaction that enqueues the mail.
 */
export const makeExportJob = ({ database, storage, mails }: Needs): Job<ExportOrder> => ({
  ...makeExport,
  limitSeconds: 15 * 60,
  run: async (order, tx) => {
    const { id, userId } = order
    const { prisma } = database
    const key = exportKey(order)
    const where = { id, userId, status: { not: 'READY' as const } }
    const { count } = await prisma.dataExport.updateMany({ where, data: { status: 'RUNNING', done: 0 } })
    if (count > 0) {
      const entries = await contentsOf(prisma, storage, userId, progressOf(database, id))
      const { size, stream } = await zipOf(entries, new Date())
      await storage.write({ key, contentType: 'application/zip', contentLength: size }, stream)
      const { rows } = await tx.executeSql(finish, [id, key, size])
      if (rows.length > 0) return mails.enqueueMail(tx, { template: 'exportReady', userId, subjectId: id })
    }
    // Finished by another worker, or erased with its account while it was made: then its file goes, too.
    if ((await prisma.dataExport.count({ where: { id } })) === 0) await storage.remove([key])
  },
})

const giveUp = `
  UPDATE data_exports SET status = 'FAILED'
   WHERE status IN ('WAITING', 'RUNNING') AND created_at < now() - interval '28 hours'`

const over = `
  SELECT id, key FROM data_exports WHERE coalesce(ready_at, created_at) < now() - interval '${keptDays} days' LIMIT 1000`

/** Hourly: exports are deleted after their week; one that could not be made in a day of tries will not be. */
export const sweepExportsJob = (storage: Storage): Job => ({
  name: 'sweep-data-exports',
  cron: '20 * * * *',
  run: async (_data, tx) => {
    await tx.executeSql(giveUp)
    const { rows } = await tx.executeSql(over)
    const found = rows as { id: string; key: string | null }[]
    await storage.remove(found.flatMap(({ key }) => key ?? []))
    await tx.executeSql('DELETE FROM data_exports WHERE id = ANY($1::uuid[])', [found.map(({ id }) => id)])
  },
})
