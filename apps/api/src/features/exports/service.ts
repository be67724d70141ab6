import { dayMs, viennaDay } from '@kostbar/contracts/calendar'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { newId, secondsFromNow } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'

export interface ExportJobData {
  id: string
  userId: string
}

export const makeExport = { name: 'make-data-export' }

/** Days for which a finished export is stored. */
export const retentionDays = 7

const maxExportsPerDay = 3

/** Storage key of an export. It is derived from ids alone, so that a repeated job overwrites its file. */
export const exportKey = ({ id, userId }: ExportJobData): string => `exports/${userId}/${id}.zip`

const unfinished = ['WAITING', 'RUNNING'] as const

const columns = ['id', 'status', 'done', 'total', 'size', 'created_at as createdAt', 'ready_at as readyAt'] as const

const select = { id: true, status: true, done: true, total: true, size: true, createdAt: true, readyAt: true } as const

interface ExportRow {
  id: string
  status: 'WAITING' | 'RUNNING' | 'READY' | 'FAILED'
  done: number
  total: number
  size: bigint | string | null
  createdAt: Date
  readyAt: Date | null
}

const toContract = ({ size, readyAt, ...row }: ExportRow) => ({
  ...row,
  size: size === null ? null : Number(size),
  expiresAt: readyAt && new Date(readyAt.getTime() + retentionDays * dayMs),
})

const notExpired = () => ({
  OR: [{ readyAt: null }, { readyAt: { gt: new Date(Date.now() - retentionDays * dayMs) } }],
})

/** Refuses more than `maxExportsPerDay` exports within 24 hours. @throws Problem `too_many_requests` */
async function refuseTooMany(tx: Tx, userId: string): Promise<void> {
  const recent = await tx
    .selectFrom('data_exports')
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .where('created_at', '>', secondsFromNow(-dayMs / 1000))
    .orderBy('created_at', 'desc')
    .limit(maxExportsPerDay)
    .execute()
  const oldest = recent[maxExportsPerDay - 1]
  if (!oldest) return
  const retryAfter = Math.ceil((oldest.createdAt.getTime() + dayMs - Date.now()) / 1000)
  throw new Problem('too_many_requests', { retryAfter: Math.max(1, retryAfter) })
}

type ExportsDependencies = Pick<Infra, 'database' | 'jobs' | 'storage' | 'siteName'>

/** Data exports of users; each user has at most one unfinished. */
export function exportsService({ database: { prisma, transaction }, jobs, storage, siteName }: ExportsDependencies) {
  return {
    /** A user's latest export; null when there is none or it has expired. */
    current: async (userId: string) => {
      const where = { userId, ...notExpired() }
      const row = await prisma.dataExport.findFirst({ where, orderBy: { id: 'desc' }, select })
      return row && toContract(row)
    },

    /**
     * Requests an export and returns it; returns the unfinished one if there is one.
     * @throws Problem `too_many_requests`
     */
    request: (userId: string) =>
      transaction(async (tx) => {
        await lockUser(tx, userId)
        const current = await tx
          .selectFrom('data_exports')
          .select(columns)
          .where('user_id', '=', userId)
          .where('status', 'in', [...unfinished])
          .executeTakeFirst()
        if (current) return toContract(current)
        await refuseTooMany(tx, userId)
        const created = await tx
          .insertInto('data_exports')
          .values({ id: newId, user_id: userId })
          .returning(columns)
          .executeTakeFirstOrThrow()
        await jobs.send<ExportJobData>(makeExport, { id: created.id, userId }, tx)
        return toContract(created)
      }),

    /** Presigned download URL of an export, valid for five minutes. @throws Problem `not_found`, `unavailable` */
    download: async (userId: string, id: string): Promise<string> => {
      const where = { id, userId, status: 'READY' as const, ...notExpired() }
      const row = await prisma.dataExport.findFirst({ where, select: { key: true, readyAt: true } })
      if (!row?.key || !row.readyAt) throw new Problem('not_found')
      const day = viennaDay(row.readyAt)
      return storage.presignDownload({
        key: row.key,
        filename: `${siteName}-Daten-${day}.zip`,
        contentType: 'application/zip',
      })
    },
  }
}
