import type { Infra } from '../../infra/infra.ts'
import { newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'

/** What the job that makes an export is told. */
export interface ExportOrder {
  id: string
  userId: string
}

export const makeExport = { name: 'make-data-export' }

/** For how long an export that is ready is kept. */
export const keptDays = 7

const dayMs = 24 * 60 * 60 * 1000

/** Where an export is stored: told by its ids alone, so that making it again writes over it. */
export const exportKey = ({ id, userId }: ExportOrder): string => `exports/${userId}/${id}.zip`

const unfinished = ['WAITING', 'RUNNING'] as const

const columns = ['id', 'status', 'done', 'total', 'size', 'created_at as createdAt', 'ready_at as readyAt'] as const

const shown = { id: true, status: true, done: true, total: true, size: true, createdAt: true, readyAt: true } as const

interface Row {
  id: string
  status: 'WAITING' | 'RUNNING' | 'READY' | 'FAILED'
  done: number
  total: number
  size: bigint | string | null
  createdAt: Date
  readyAt: Date | null
}

const answer = ({ size, readyAt, ...about }: Row) => ({
  ...about,
  size: size === null ? null : Number(size),
  expiresAt: readyAt && new Date(readyAt.getTime() + keptDays * dayMs),
})

const stillKept = () => ({ OR: [{ readyAt: null }, { readyAt: { gt: new Date(Date.now() - keptDays * dayMs) } }] })

type Needs = Pick<Infra, 'database' | 'jobs' | 'storage' | 'rateLimits'>

/** Exports of everything held about a person, one at a time. */
export function exportsService({ database: { prisma, transaction }, jobs, storage, rateLimits }: Needs) {
  const underWay = (userId: string) => ({ userId, status: { in: [...unfinished] } })
  return {
    /** The last export that is not over; null without one. */
    current: async (userId: string) => {
      const where = { userId, ...stillKept() }
      const found = await prisma.dataExport.findFirst({ where, orderBy: { id: 'desc' }, select: shown })
      return found && answer(found)
    },

    /** Has an export made; gives the one that is being made, if there is one. @throws Problem `too_many_requests` */
    request: async (userId: string) => {
      const made = await prisma.dataExport.findFirst({ where: underWay(userId), select: shown })
      if (made) return answer(made)
      await rateLimits.count('dataExport', userId)
      return transaction(async (tx) => {
        await lockUser(tx, userId)
        const other = await tx
          .selectFrom('data_exports')
          .select(columns)
          .where('user_id', '=', userId)
          .where('status', 'in', [...unfinished])
          .executeTakeFirst()
        if (other) return answer(other)
        const created = await tx
          .insertInto('data_exports')
          .values({ id: newId, user_id: userId })
          .returning(columns)
          .executeTakeFirstOrThrow()
        await jobs.send<ExportOrder>(makeExport, { id: created.id, userId }, tx)
        return answer(created)
      })
    },

    /** An address that saves an export for five minutes. @throws Problem `not_found`, `unavailable` */
    download: async (userId: string, id: string): Promise<string> => {
      const where = { id, userId, status: 'READY' as const, ...stillKept() }
      const found = await prisma.dataExport.findFirst({ where, select: { key: true, readyAt: true } })
      if (!found?.key || !found.readyAt) throw new Problem('not_found')
      const day = found.readyAt.toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })
      return storage.presignDownload({
        key: found.key,
        filename: `Kostbar-Daten-${day}.zip`,
        contentType: 'application/zip',
      })
    },
  }
}
