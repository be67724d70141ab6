import type { Area } from '@kostbar/contracts/endpoint'
import { sql } from 'kysely'
import type { AccessEvent, AccessRole } from '../../http/authorize.ts'
import { pageOf } from '../../http/keyset-cursor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { json, newId } from '../../infra/sql.ts'

/**
 * Actions of admins that the access log names; reading and changing data (`data.read`, `data.changed`) is recorded
 * separately.
 */
type AuditAction =
  | 'user.locked'
  | 'user.unlocked'
  | 'user.roles'
  | 'user.sessions_ended'
  | 'user.mail_resent'
  | 'health.reason'
  | 'trainer.verified'
  | 'trainer.unverified'
  | 'client.assigned'
  | 'client.unassigned'
  | 'withdrawal.settled'
  | 'withdrawal.reopened'

/** Every action in the access log. */
export type LoggedAction = AuditAction | 'data.read' | 'data.changed'

/**
 * Records an action of an admin in the access log.
 * @param actorId the admin; null for the operator, who has no account
 * @param subjectId the user whose account it concerns, who reads the entry; null when it concerns no account
 * @param details shown in the log; must not contain health data
 */
export async function recordAction(
  tx: Tx,
  actorId: string | null,
  action: AuditAction,
  subjectId: string | null,
  details: Record<string, string> = {},
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({ id: newId, actor_id: actorId, subject_id: subjectId, action, details: json(details) })
    .execute()
}

/**
 * Erases why admins opened a user's health data, before the account is erased: the entries stay, and the reason is free
 * text about the user.
 */
export async function eraseReasons(tx: Tx, userId: string): Promise<void> {
  await sql`
    UPDATE audit_entries SET details = details - 'reason' WHERE subject_id = ${userId} AND details ? 'reason'`.execute(
    tx,
  )
}

/** Entries that one statement unlinks, within a fraction of a second. */
const unlinkedAtOnce = 5000

/** Whether a user has more entries than the deletion of the account unlinks within a fraction of a second. */
const hasManyEntries = (db: Db, userId: string) =>
  db
    .selectFrom('audit_entries')
    .select('id')
    .where('actor_id', '=', userId)
    .offset(unlinkedAtOnce)
    .limit(1)
    .executeTakeFirst()

/**
 * Unlinks a user from what they did to others, in batches that commit one by one, until few entries are left. The
 * deletion of the account unlinks those, in one statement; a trainer has an entry for each client, area and hour of
 * reading. What is unlinked here stays so when the deletion fails.
 */
export async function unlinkActor(db: Db, userId: string): Promise<void> {
  while (await hasManyEntries(db, userId)) {
    const { numUpdatedRows } = await db
      .updateTable('audit_entries')
      .set({ actor_id: null })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('audit_entries')
          .select('id')
          .where('actor_id', '=', userId)
          .limit(unlinkedAtOnce)
          // What another erasure holds is left to the deletion, so that no two of them wait for each other.
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
  }
}

interface AccessParams {
  actorId: string
  role: AccessRole
  userIds: readonly string[]
  action: LoggedAction
  area: Area
}

/**
 * Minutes within which repeated accesses to an area count as one entry of the access log. Presigned URLs of photos are
 * valid for five minutes, so every period in which somebody could look at photos gets its own entry.
 */
const groupedMinutes = (area: Area): number => (area === 'photos' ? 5 : 60)

/** Inserts an entry for each user, unless the same actor, action and area has one within the last `minutes`. */
const insertEntries = prepared(
  (_db, { actorId, role, userIds, action, area, minutes }: Params<AccessParams & { minutes: number }>) => sql`
    INSERT INTO audit_entries (id, actor_id, subject_id, action, details)
    SELECT uuidv7(), ${actorId}::uuid, u.id, ${action},
           jsonb_build_object('area', ${area}::text, 'role', ${role}::text)
      FROM users u
     WHERE u.id = ANY(${userIds}::uuid[]) AND NOT EXISTS (
       SELECT 1 FROM audit_entries a
        WHERE a.subject_id = u.id AND a.actor_id = ${actorId} AND a.action = ${action}
          AND a.details ->> 'area' = ${area} AND a.created_at > now() - make_interval(mins => ${minutes}::int))`,
)

const insertAccess = (db: Db, access: AccessParams) =>
  insertEntries(db, { ...access, minutes: groupedMinutes(access.area) })

/** Records in the access log that a trainer changed data of several clients. */
export async function recordClientChanges(
  tx: Tx,
  trainerId: string,
  userIds: readonly string[],
  area: Area,
): Promise<void> {
  await insertAccess(tx, { actorId: trainerId, role: 'TRAINER', userIds, action: 'data.changed', area })
}

const pageSize = 20

/**
 * Access log of a user without their own accesses, newest first. It reads one row more than a page, to know whether
 * there is a next page.
 */
const listEntries = prepared((db, { userId, cursor }: Params<{ userId: string; cursor: string | null }>) =>
  db
    .selectFrom('audit_entries as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .select(['e.id', 'e.created_at as at', 'e.action', 'u.first_name as by'])
    .select(sql<string | null>`e.details ->> 'area'`.as('area'))
    .select(sql<AccessRole>`coalesce(e.details ->> 'role', 'ADMIN')`.as('role'))
    .select(sql<string | null>`e.details ->> 'reason'`.as('reason'))
    .where('e.subject_id', '=', userId)
    .where('e.actor_id', 'is distinct from', userId)
    .where(sql<boolean>`(${cursor}::uuid IS NULL OR e.id < ${cursor})`)
    .orderBy('e.id', 'desc')
    .limit(sql.lit(pageSize + 1)),
)

/** Entries of the access log in which an admin changed something about a user; one row more than a page, as above. */
const listAdminActions = prepared((db, { userId, cursor }: Params<{ userId: string; cursor: string | null }>) =>
  db
    .selectFrom('audit_entries as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .select(['e.id', 'e.created_at as at', 'e.action'])
    .select(sql<string | null>`concat_ws(' ', u.first_name, u.last_name)`.as('name'))
    .select(sql<Record<string, string>>`e.details`.as('details'))
    .where('e.subject_id', '=', userId)
    .where('e.actor_id', 'is distinct from', userId)
    .where('e.action', '<>', 'data.read')
    .where(sql<boolean>`coalesce(e.details ->> 'role', 'ADMIN') = 'ADMIN'`)
    .where(sql<boolean>`(${cursor}::uuid IS NULL OR e.id < ${cursor})`)
    .orderBy('e.id', 'desc')
    .limit(sql.lit(pageSize + 1)),
)

/**
 * The access log: records accesses by admins and, to health data, by trainers; users read the entries about themselves.
 */
export const auditService = (db: Db) => ({
  /** Records that the actor read or changed another user's data. */
  recordAccess: async (
    actorId: string,
    role: AccessRole,
    userId: string,
    { area, change }: AccessEvent,
  ): Promise<void> => {
    await insertAccess(db, { actorId, role, userIds: [userId], action: change ? 'data.changed' : 'data.read', area })
  },

  /** Records that a trainer read data of several clients. */
  recordReads: async (actorId: string, userIds: readonly string[], area: Area): Promise<void> => {
    await insertAccess(db, { actorId, role: 'TRAINER', userIds, action: 'data.read', area })
  },

  /** One page of a user's access log, newest first. @param cursor id of the last entry of the previous page */
  accessLog: async (userId: string, cursor?: string) =>
    pageOf(await listEntries(db, { userId, cursor: cursor ?? null }), pageSize),

  /**
   * One page of the changes that admins made to a user, newest first.
   * @param cursor id of the last entry of the previous page
   */
  adminActions: async (userId: string, cursor?: string) => {
    const page = pageOf(await listAdminActions(db, { userId, cursor: cursor ?? null }), pageSize)
    const items = page.items.map(({ name, details: { area, role: _role, ...details }, ...entry }) => ({
      ...entry,
      area: area ?? null,
      by: name || null,
      details,
    }))
    return { ...page, items }
  },
})
