import type { Area } from '@kostbar/contracts/endpoint'
import { sql } from 'kysely'
import type { AccessEvent, AccessRole } from '../../http/authorize.ts'
import type { Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { json, newId } from '../../infra/sql.ts'

/** Recorded actions of admins, besides reading and changing data. */
type AuditAction =
  | 'user.locked'
  | 'user.unlocked'
  | 'health.reason'
  | 'trainer.verified'
  | 'trainer.unverified'
  | 'client.assigned'

/**
 * Records an action on a user's account in the access log.
 * @param details no health data
 */
export async function recordAction(
  tx: Tx,
  actorId: string,
  action: AuditAction,
  subjectId: string,
  details: Record<string, string> = {},
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({ id: newId, actor_id: actorId, subject_id: subjectId, action, details: json(details) })
    .execute()
}

interface AccessParams {
  actorId: string
  role: AccessRole
  userIds: readonly string[]
  action: string
  area: Area
}

/** Inserts an entry for each user of whom there is none of the last hour for the same actor, action and area. */
const insertAccess = prepared(
  (_db, { actorId, role, userIds, action, area }: Params<AccessParams>) => sql`
    INSERT INTO audit_entries (id, actor_id, subject_id, action, details)
    SELECT uuidv7(), ${actorId}::uuid, u.id, ${action},
           jsonb_build_object('area', ${area}::text, 'role', ${role}::text)
      FROM users u
     WHERE u.id = ANY(${userIds}::uuid[]) AND NOT EXISTS (
       SELECT 1 FROM audit_entries a
        WHERE a.subject_id = u.id AND a.actor_id = ${actorId} AND a.action = ${action}
          AND a.details ->> 'area' = ${area} AND a.created_at > now() - interval '1 hour')`,
)

/** Records that a trainer changed data of several clients. */
export async function recordClientChanges(
  tx: Tx,
  trainerId: string,
  userIds: readonly string[],
  area: Area,
): Promise<void> {
  await insertAccess(tx, { actorId: trainerId, role: 'TRAINER', userIds, action: 'data.changed', area })
}

const pageSize = 20

/** Entries about a user by others, newest first; one row more than a page tells whether there is another. */
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

/** The access log: what admins and, with health data, trainers did, and what users see of it about themselves. */
export const auditService = (db: Db) => ({
  /** Records that somebody read or changed another user's data. */
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

  /** One page of the access log of a user, newest first. @param cursor id of the last entry of the page before */
  accessLog: async (userId: string, cursor?: string) => {
    const rows = await listEntries(db, { userId, cursor: cursor ?? null })
    const items = rows.slice(0, pageSize)
    return { items, cursor: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
  },
})
