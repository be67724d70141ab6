import { countLimit } from '@kostbar/contracts/count-limit'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import type { Role } from '@kostbar/contracts/users/schemas'
import { sql } from 'kysely'
import type { Database, Db } from '../../infra/database.ts'
import { countUpTo, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { recordAction } from '../audit/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import type { Sessions } from '../sessions/service.ts'
import { matchesUser } from './service.ts'

interface UserSearch {
  page: number
  perPage: number
  filter: string
}

const usersMatching = (db: Db, filter: string) =>
  db
    .selectFrom('users as u')
    .select('u.id')
    .$if(filter !== '', (query) => query.where(matchesUser('u', filter)))

/** All accounts, for admins. */
export const directoryService = ({ kysely, transaction }: Database, sessions: Sessions) => ({
  /** One page, newest first (UUIDv7 keys sort by time). */
  list: async ({ page, perPage, filter }: UserSearch) => {
    const matches = usersMatching(kysely, filter)
    // Other columns and subqueries are evaluated for the rows of this page only.
    const pageIds = matches
      .orderBy('u.id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
    const [items, { total }] = await Promise.all([
      kysely
        .selectFrom(pageIds.as('page'))
        .innerJoin('users as u', 'u.id', 'page.id')
        .select([
          'u.id',
          'u.email',
          'u.first_name as firstName',
          'u.last_name as lastName',
          'u.created_at as createdAt',
        ])
        .select([
          sql<Role[]>`u.roles::text[]`.as('roles'),
          sql<Date | null>`CASE WHEN u.locked_until > now() THEN u.locked_until END`.as('lockedUntil'),
        ])
        .select((eb) => [
          eb
            .selectFrom('sessions as s')
            .select((s) => s.fn.max('s.last_seen_at').as('at'))
            .whereRef('s.user_id', '=', 'u.id')
            .as('lastSeenAt'),
        ])
        .orderBy('u.id', 'desc')
        .execute(),
      countUpTo(kysely, countLimit, matches),
    ])
    return { items, page, perPage, total }
  },

  counts: () =>
    kysely
      .selectFrom('users')
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<number>`count(*) FILTER (WHERE 'ROLE_TRAINER' = ANY(roles))::int`.as('trainers'),
        sql<number>`count(*) FILTER (WHERE 'ROLE_ADMIN' = ANY(roles))::int`.as('admins'),
        sql<number>`count(*) FILTER (WHERE locked_until > now())::int`.as('locked'),
      ])
      .executeTakeFirstOrThrow(),

  /**
   * Locks an account through a day (Europe/Vienna) and ends its sessions at once.
   * @param lastDay ISO date, `2026-12-03`. @throws Problem `not_yourself`, `not_found`, `invalid_input` for a past day
   */
  lock: async (adminId: string, userId: string, lastDay: string): Promise<void> => {
    if (adminId === userId) throw new Problem('not_yourself')
    await transaction(async (tx) => {
      const lock = await tx
        .updateTable('users')
        .set({ locked_until: sql`(${lastDay}::date + 1)::timestamp AT TIME ZONE 'Europe/Vienna'` })
        .where('id', '=', userId)
        .returning(sql<boolean>`locked_until > now()`.as('isInFuture'))
        .executeTakeFirst()
      if (!lock) throw new Problem('not_found')
      if (!lock.isInFuture) throw new Problem('invalid_input', { fields: { date: contractTexts.lockDate } })
      await pendingAnswers.updateClocks(tx, { trainerId: userId })
      await sessions.endAll(tx, userId)
      await recordAction(tx, adminId, 'user.locked', userId, { lastDay })
    })
  },

  /** @throws Problem `not_found` */
  unlock: async (adminId: string, userId: string): Promise<void> => {
    await transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('users')
        .set({ locked_until: null, updated_at: now })
        .where('id', '=', userId)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Problem('not_found')
      await pendingAnswers.updateClocks(tx, { trainerId: userId })
      await recordAction(tx, adminId, 'user.unlocked', userId)
    })
  },
})
