import type { CheckInSchedule } from '@kostbar/contracts/check-ins/schemas'
import { sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import { pageOf } from '../../http/keyset-cursor.ts'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { isProtected } from '../users/service.ts'
import { closesOn, listRows, pageSize, toCheckIn } from './rows.ts'

/** Schedule of a user's current coaching. */
const findSchedule = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<CheckInSchedule>`
    SELECT s.form_id AS "formId", f.name AS "formName", s.weekday, to_char(s.next_on, 'YYYY-MM-DD') AS "nextOn"
      FROM client_relations r
      JOIN check_in_schedules s ON s.relation_id = r.id
      JOIN check_in_forms f ON f.id = s.form_id
     WHERE r.client_id = ${userId} AND r.status <> 'ARCHIVED'`,
)

interface CurrentRow {
  id: string
  dueOn: string
  closesOn: string
  trainerName: string | null
}

/** Newest check-in of a user that is open. */
const findCurrent = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<CurrentRow>`
    SELECT c.id, to_char(c.due_on, 'YYYY-MM-DD') AS "dueOn", ${closesOn} AS "closesOn", t.first_name AS "trainerName"
      FROM check_ins c
      JOIN client_relations r ON r.id = c.relation_id
      LEFT JOIN users t ON t.id = r.trainer_id
     WHERE c.user_id = ${userId} AND c.status = 'OPEN'
     ORDER BY c.id DESC LIMIT 1`,
)

/** Reads of check-ins, for the member, the trainer and admins. The caller has authorized the actor. */
export const checkInsReader = ({ database: { kysely }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>) => ({
  /**
   * One page of a user's check-ins, newest first, with the schedule of the current coaching. A trainer sees those of
   * that coaching; to the member in protective mode, questions about the body are not shown.
   * @param cursor id of the last check-in on the previous page
   */
  list: async (actor: Actor, userId: string, cursor?: string) => {
    const isOwn = actor.id === userId
    const trainerId = isOwn || isAdmin(actor) ? null : actor.id
    const [rows, [schedule], key, isProtective] = await Promise.all([
      listRows(kysely, { userId, trainerId, cursor: cursor ?? null }),
      findSchedule(kysely, { userId }),
      dataKeys.ofUser(kysely, userId),
      isOwn && isProtected(kysely, userId),
    ])
    const page = pageOf(rows, pageSize)
    const items = page.items.map((row) => toCheckIn(row, key, isProtective))
    return { schedule: schedule ?? null, items, cursor: page.cursor }
  },

  /** A member's open check-in; null without one. */
  current: async (userId: string) => ({ checkIn: (await findCurrent(kysely, { userId }))[0] ?? null }),
})
