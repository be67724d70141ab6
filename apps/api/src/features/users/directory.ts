import { countLimit } from '@kostbar/contracts/scalars'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import type { Role } from '@kostbar/contracts/users'
import { Prisma } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { recordAction } from '../audit/service.ts'
import type { Sessions } from '../sessions/service.ts'
import { named } from './service.ts'

interface Listed {
  id: string
  email: string
  firstName: string
  lastName: string | null
  roles: Role[]
  lockedUntil: Date | null
  lastSeenAt: Date | null
  createdAt: Date
}

interface Search {
  page: number
  perPage: number
  filter: string
}

const matching = (filter: string) => (filter === '' ? Prisma.empty : Prisma.sql`WHERE ${named(filter)}`)

/** All accounts, for admins. */
export const directoryService = ({ prisma }: Database, sessions: Sessions) => ({
  /** One page, newest first (UUIDv7 keys sort by time). */
  list: async ({ page, perPage, filter }: Search) => {
    const where = matching(filter)
    const [items, counted] = await Promise.all([
      prisma.$queryRaw<Listed[]>`
        SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.roles::text[] AS roles,
               CASE WHEN u.locked_until > now() THEN u.locked_until END AS "lockedUntil", u.created_at AS "createdAt",
               (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id) AS "lastSeenAt"
          FROM (SELECT id FROM users u ${where} ORDER BY id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}) found
          JOIN users u USING (id) ORDER BY u.id DESC`,
      prisma.$queryRaw<{ total: number }[]>`
        SELECT count(*)::int AS total FROM (SELECT 1 FROM users u ${where} LIMIT ${countLimit}) found`,
    ])
    return { items, page, perPage, total: counted[0]?.total ?? 0 }
  },

  counts: async () => {
    const [counts] = await prisma.$queryRaw<{ total: number; trainers: number; admins: number; locked: number }[]>`
      SELECT count(*)::int AS total,
             count(*) FILTER (WHERE 'ROLE_TRAINER' = ANY(roles))::int AS trainers,
             count(*) FILTER (WHERE 'ROLE_ADMIN' = ANY(roles))::int AS admins,
             count(*) FILTER (WHERE locked_until > now())::int AS locked
        FROM users`
    return counts ?? { total: 0, trainers: 0, admins: 0, locked: 0 }
  },

  /**
   * Locks an account through a day (Europe/Vienna) and ends its sessions at once.
   * @param lastDay ISO date, `2026-12-03`. @throws Problem `not_yourself`, `not_found`, `invalid_input` for a past day
   */
  lock: async (adminId: string, userId: string, lastDay: string): Promise<void> => {
    if (adminId === userId) throw new Problem('not_yourself')
    await prisma.$transaction(async (tx) => {
      const [locked] = await tx.$queryRaw<{ ahead: boolean }[]>`
        UPDATE users SET locked_until = (${lastDay}::date + 1)::timestamp AT TIME ZONE 'Europe/Vienna'
         WHERE id = ${userId}::uuid RETURNING locked_until > now() AS ahead`
      if (!locked) throw new Problem('not_found')
      if (!locked.ahead) throw new Problem('invalid_input', { fields: { date: contractTexts.lockDate } })
      await sessions.endAll(tx, userId)
      await recordAction(tx, adminId, 'user.locked', userId, { lastDay })
    })
  },

  /** @throws Problem `not_found` */
  unlock: async (adminId: string, userId: string): Promise<void> => {
    await prisma.$transaction(async (tx) => {
      const { count } = await tx.user.updateMany({ where: { id: userId }, data: { lockedUntil: null } })
      if (count === 0) throw new Problem('not_found')
      await recordAction(tx, adminId, 'user.unlocked', userId)
    })
  },
})
