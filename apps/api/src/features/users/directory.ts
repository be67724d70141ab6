import { countLimit, searchCountLimit } from '@kostbar/contracts/count-limit'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import type { LockFilter, ResendableMail, RoleFilter } from '@kostbar/contracts/users/account-values'
import type { Role } from '@kostbar/contracts/users/schemas'
import { sql } from 'kysely'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { countRows, countUpTo, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { recordAction } from '../audit/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import type { Sessions } from '../sessions/service.ts'
import { lockAsAdmin } from './admins.ts'
import { lockUser, matchesUser } from './service.ts'

interface UserSearch {
  page: number
  perPage: number
  filter: string
  role?: RoleFilter | undefined
  lock?: LockFilter | undefined
}

/** Null without a lock; in this form it implies the condition of the index of locked accounts. */
const isLocked = sql<boolean>`u.locked_until > now()`

/** A literal instead of a parameter: each role has an index of the accounts that have it. */
const hasRole = (role: RoleFilter) =>
  role === 'MEMBER' ? sql<boolean>`u.roles = '{}'` : sql<boolean>`${sql.lit(role)}::"Role" = ANY(u.roles)`

const usersMatching = (db: Db, { filter, role, lock }: Omit<UserSearch, 'page' | 'perPage'>) =>
  db
    .selectFrom('users as u')
    .select('u.id')
    .$if(filter !== '', (query) => query.where(matchesUser('u', filter)))
    .where(role ? hasRole(role) : sql.lit(true))
    .$if(lock === 'LOCKED', (query) => query.where(isLocked))
    .$if(lock === 'OPEN', (query) => query.where(sql<boolean>`(${isLocked}) IS NOT TRUE`))

/** Number of matches to read: those up to the page after this one, but at least as many as the total counts. */
const countedRows = ({ page, perPage, filter }: UserSearch): number =>
  Math.max(filter === '' ? countLimit : searchCountLimit, (page + 1) * perPage)

interface DirectoryDependencies {
  sessions: Sessions
  /**
   * Counts a mail with a new link, by kind of mail, and returns what enqueues it. Counters need a connection of their
   * own, for which a transaction must not wait.
   */
  resend: Record<ResendableMail, (userId: string) => Promise<(tx: Tx) => Promise<void>>>
}

/** Directory of all accounts, for admins. */
export const directoryService = ({ kysely, transaction }: Database, { sessions, resend }: DirectoryDependencies) => ({
  /** One page of accounts, newest first (UUIDv7 keys sort by time). */
  list: async ({ page, perPage, ...search }: UserSearch) => {
    const limit = countedRows({ page, perPage, ...search })
    const matches = usersMatching(kysely, search).orderBy('u.id', 'desc').limit(limit)
    const rows = await kysely
      // The matches are read once, for the page and the total.
      .with('matches', () => matches)
      .selectFrom(({ selectFrom }) =>
        selectFrom('matches')
          .select('id')
          .orderBy('id', 'desc')
          .limit(perPage)
          .offset((page - 1) * perPage)
          .as('page'),
      )
      // Other columns and subqueries are evaluated for the rows of this page only.
      .innerJoin('users as u', 'u.id', 'page.id')
      .select(['u.id', 'u.email', 'u.first_name as firstName', 'u.last_name as lastName', 'u.created_at as createdAt'])
      .select('u.last_seen_at as lastSeenAt')
      .select([
        sql<Role[]>`u.roles::text[]`.as('roles'),
        sql<Date | null>`CASE WHEN u.locked_until > now() THEN u.locked_until END`.as('lockedUntil'),
        sql<string | null>`(
          SELECT concat_ws(' ', t.first_name, t.last_name)
            FROM client_relations r JOIN users t ON t.id = r.trainer_id
           WHERE r.client_id = u.id AND r.status <> 'ARCHIVED')`.as('trainerName'),
      ])
      .select((eb) => eb.selectFrom('matches').select(countRows).as('total'))
      .orderBy('u.id', 'desc')
      .execute()
    // A page beyond the last has no rows, and so no row with the total.
    const total = rows[0]?.total ?? (page === 1 ? 0 : (await countUpTo(kysely, limit, matches)).total)
    return { items: rows.map(({ total: _total, ...user }) => user), page, perPage, total }
  },

  /** Numbers of accounts, each counted up to `countLimit`. */
  counts: () => {
    const count = (filters: Pick<UserSearch, 'role' | 'lock'>) =>
      kysely
        .selectFrom(
          usersMatching(kysely, { filter: '', ...filters })
            .limit(countLimit)
            .as('counted'),
        )
        .select(countRows)
        .$asScalar()
        .$notNull()
    return kysely
      .selectNoFrom([
        count({}).as('total'),
        count({ role: 'ROLE_TRAINER' }).as('trainers'),
        count({ role: 'ROLE_ADMIN' }).as('admins'),
        count({ lock: 'LOCKED' }).as('locked'),
      ])
      .executeTakeFirstOrThrow()
  },

  /**
   * Locks an account until the end of a day (Europe/Vienna) and ends its sessions at once.
   * @param lastDay ISO date, `2026-12-03`
   * @throws Problem `not_yourself`, `forbidden`, `not_found`, `invalid_input` for a past day
   */
  lock: async (adminId: string, userId: string, lastDay: string): Promise<void> => {
    await transaction(async (tx) => {
      await lockAsAdmin(tx, adminId, userId)
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

  /** Ends the lock of an account. @throws Problem `not_found` */
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

  /** Signs an account out on all devices. @throws Problem `not_found` */
  endSessions: async (adminId: string, userId: string): Promise<void> => {
    await transaction(async (tx) => {
      await lockUser(tx, userId)
      await sessions.endAll(tx, userId)
      await recordAction(tx, adminId, 'user.sessions_ended', userId)
    })
  },

  /** Mails a new link to an account. @throws Problem `not_found`, `email_confirmed`, `too_many_requests` */
  resendMail: async (adminId: string, userId: string, mail: ResendableMail): Promise<void> => {
    const enqueue = await resend[mail](userId)
    await transaction(async (tx) => {
      await lockUser(tx, userId)
      await enqueue(tx)
      await recordAction(tx, adminId, 'user.mail_resent', userId, { mail })
    })
  },
})
