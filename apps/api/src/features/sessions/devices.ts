import type { Actor } from '../../http/actor.ts'
import type { Database } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { deviceName } from './device-name.ts'

/** Most devices in one list. */
const maxDevices = 100

/** Devices on which a user is signed in, one per session. */
export function devicesService({ prisma }: Database) {
  const live = (userId: string) => ({ userId, revokedAt: null, expiresAt: { gt: new Date() } })
  return {
    /** The user's devices, most recently used first. */
    list: async (actor: Actor) => {
      const rows = await prisma.session.findMany({
        where: live(actor.id),
        orderBy: { lastSeenAt: 'desc' },
        take: maxDevices,
      })
      return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        device: deviceName(userAgent),
        createdAt,
        lastSeenAt,
        current: id === actor.sessionId,
      }))
    },

    /** Signs out one of the user's devices. @throws Problem `not_found` */
    end: async (actor: Actor, id: string): Promise<void> => {
      const where = { ...live(actor.id), id }
      const { count } = await prisma.session.updateMany({ where, data: { revokedAt: new Date() } })
      if (count === 0) throw new Problem('not_found')
    },
  }
}
