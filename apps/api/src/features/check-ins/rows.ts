import { askedQuestions } from '@kostbar/contracts/check-ins/answers'
import { openDays } from '@kostbar/contracts/check-ins/limits'
import type { CheckInStatus, Question } from '@kostbar/contracts/check-ins/schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'
import { type DeadlineRow, deadlineColumns, toDeadline } from '../pending-answers/service.ts'
import { decryptAnswers, decryptReply } from './stored.ts'

/** Check-ins per page of a list. */
export const pageSize = 10

/** A check-in with its deadline; answers and reply are encrypted. */
interface CheckInRow extends DeadlineRow {
  id: string
  status: CheckInStatus
  formName: string
  questions: Question[]
  /** First and last day on which it can be submitted, `2026-11-22`. */
  dueOn: string
  closesOn: string
  submittedAt: Date | null
  encrypted: Buffer | null
  encryptedReply: Buffer | null
  repliedAt: Date | null
}

/** SQL: last day on which check-in `c` can be submitted, `2026-11-28`. */
export const closesOn = sql<string>`to_char(c.due_on + ${sql.lit(openDays - 1)}, 'YYYY-MM-DD')`

/** SQL: check-ins `c` with the tables that the fragments about deadlines expect. */
export const checkInsWithDeadline = sql`
  check_ins c
  JOIN client_relations r ON r.id = c.relation_id
  LEFT JOIN users t ON t.id = r.trainer_id
  LEFT JOIN trainer_profiles p ON p.user_id = t.id
  LEFT JOIN pending_answers a ON a.kind = 'CHECKIN' AND a.subject_id = c.id AND a.closed_at IS NULL`

const columns = sql`
  c.id, c.status, c.form_name AS "formName", c.questions, to_char(c.due_on, 'YYYY-MM-DD') AS "dueOn",
  ${closesOn} AS "closesOn", c.submitted_at AS "submittedAt", c.encrypted, c.encrypted_reply AS "encryptedReply",
  c.replied_at AS "repliedAt", ${deadlineColumns}`

/**
 * A user's check-ins, newest first; with `trainerId` those of the current coaching by this trainer. Reads one row more
 * than a page, to know whether there is another page.
 */
export const listRows = prepared(
  (_db, { userId, trainerId, cursor }: Params<{ userId: string; trainerId: string | null; cursor: string | null }>) =>
    sql<CheckInRow>`
      SELECT ${columns} FROM ${checkInsWithDeadline}
       WHERE c.user_id = ${userId} AND (${cursor}::uuid IS NULL OR c.id < ${cursor})
         AND (${trainerId}::uuid IS NULL OR r.trainer_id = ${trainerId} AND r.status <> 'ARCHIVED')
       ORDER BY c.id DESC LIMIT ${sql.lit(pageSize + 1)}`,
)

const selectRow = prepared(
  (_db, { id }: Params<{ id: string }>) => sql<CheckInRow>`
    SELECT ${columns} FROM ${checkInsWithDeadline} WHERE c.id = ${id}`,
)

/** A check-in by its id. @throws Problem `not_found` */
export async function findRow(db: Db, id: string): Promise<CheckInRow> {
  const [row] = await selectRow(db, { id })
  if (!row) throw new Problem('not_found')
  return row
}

/**
 * A check-in as the contract describes it.
 * @param key the member's data key
 * @param isProtective whether questions about the body are left out, for a member in protective mode
 */
export function toCheckIn(row: CheckInRow, key: DataKey, isProtective: boolean) {
  const { id, status, formName, dueOn, closesOn, submittedAt, encrypted, encryptedReply, repliedAt } = row
  const questions = askedQuestions(row.questions, isProtective)
  const ids = new Set(questions.map((question) => question.id))
  const answers = encrypted && decryptAnswers(key, id, encrypted).filter(({ questionId }) => ids.has(questionId))
  const reply = encryptedReply && decryptReply(key, id, encryptedReply)
  const deadline = toDeadline(row)
  return { id, status, formName, questions, dueOn, closesOn, submittedAt, answers, reply, repliedAt, deadline }
}
