import type { Visit } from '../../http/reach.ts'
import type { Database, Transaction } from '../../infra/database.ts'

/** Everything an admin can do that is kept on record. */
export type AuditAction = 'user.locked' | 'user.unlocked'

/**
 * Records what someone did about someone else, in the transaction that does it.
 * @param details facts worth keeping; no health data
 */
export async function recordAction(
  tx: Transaction,
  actorId: string,
  action: AuditAction,
  subjectId: string,
  details: Record<string, string> = {},
): Promise<void> {
  await tx.auditEntry.create({ data: { actorId, subjectId, action, details } })
}

/** Looking around in one area for a while is one visit. */
const recordVisit = `
  INSERT INTO audit_entries (id, actor_id, subject_id, action, details)
  SELECT uuidv7(), $1::uuid, u.id, $3, jsonb_build_object('area', $4::text) FROM users u
   WHERE u.id = $2::uuid AND NOT EXISTS (
     SELECT 1 FROM audit_entries a
      WHERE a.subject_id = $2::uuid AND a.actor_id = $1::uuid AND a.action = $3 AND a.details ->> 'area' = $4
        AND a.created_at > now() - interval '1 hour')`

interface Entry {
  id: string
  at: Date
  action: string
  area: string | null
  by: string | null
}

const entriesPerPage = 20

/** What others did about someone, one row more than a page to know whether there is another. */
const entriesAbout = `
  SELECT e.id, e.created_at AS at, e.action, e.details ->> 'area' AS area, u.first_name AS "by"
    FROM audit_entries e LEFT JOIN users u ON u.id = e.actor_id
   WHERE e.subject_id = $1 AND e.actor_id IS DISTINCT FROM $1 AND ($2::uuid IS NULL OR e.id < $2)
   ORDER BY e.id DESC LIMIT ${entriesPerPage + 1}`

/** The trace admins leave, and what people see of it about themselves. */
export const auditService = ({ pool }: Pick<Database, 'pool'>) => ({
  /** Keeps on record that an admin looked at someone's things or changed them. */
  visited: async (adminId: string, userId: string, { area, change }: Visit): Promise<void> => {
    const action = change ? 'data.changed' : 'data.read'
    await pool.query({ name: 'record_visit', text: recordVisit, values: [adminId, userId, action, area] })
  },

  /** One page of what others did about this user, newest first. @param cursor the last entry of the page before */
  about: async (userId: string, cursor?: string): Promise<{ items: Entry[]; cursor: string | null }> => {
    const { rows } = await pool.query<Entry>({
      name: 'entries_about',
      text: entriesAbout,
      values: [userId, cursor ?? null],
    })
    const items = rows.slice(0, entriesPerPage)
    return { items, cursor: rows.length > entriesPerPage ? (items.at(-1)?.id ?? null) : null }
  },
})
