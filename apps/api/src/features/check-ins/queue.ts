import { countLimit } from '@kostbar/contracts/count-limit'
import { sql } from 'kysely'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { consentsToTrainer } from '../health/service.ts'
import { type DeadlineRow, deadlineColumns, expectedDueAt, toDeadline } from '../pending-answers/service.ts'
import { profileImageUrl } from '../profile-image/service.ts'
import { checkInsWithDeadline } from './rows.ts'

interface QueuedRow extends DeadlineRow {
  id: string
  userId: string
  firstName: string
  lastName: string | null
  profileImage: string | null
  formName: string
  dueOn: string
  submittedAt: Date
}

/** SQL: submitted check-ins of a trainer's clients. Without the client's consent, the trainer has nothing to answer. */
const submittedTo = (trainerId: unknown) => sql`
  ${checkInsWithDeadline}
  JOIN users u ON u.id = c.user_id
 WHERE r.trainer_id = ${trainerId} AND r.status IN ('ACTIVE', 'PAUSED') AND c.status = 'SUBMITTED'
   AND ${consentsToTrainer(sql.ref('r.client_id'), sql.ref('r.id'))}`

const listQueue = prepared(
  (_db, { trainerId, limit, offset }: Params<{ trainerId: string; limit: number; offset: number }>) => sql<QueuedRow>`
    SELECT c.id, c.user_id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName",
           u.profile_image AS "profileImage", c.form_name AS "formName", to_char(c.due_on, 'YYYY-MM-DD') AS "dueOn",
           c.submitted_at AS "submittedAt", ${deadlineColumns}
      FROM ${submittedTo(trainerId)}
     ORDER BY ${expectedDueAt} NULLS LAST, c.submitted_at, c.id LIMIT ${limit} OFFSET ${offset}`,
)

const countQueue = prepared(
  (_db, { trainerId }: Params<{ trainerId: string }>) => sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM ${submittedTo(trainerId)} LIMIT ${sql.lit(countLimit)}) counted`,
)

interface QueueDependencies extends Pick<Infra, 'database' | 'storage'> {
  /** Writes to the access log that a trainer read check-ins of these clients. */
  recordReads: (trainerId: string, userIds: readonly string[], area: 'checkIns') => Promise<void>
}

/** Reads a trainer's queue of submitted check-ins with a constant number of queries. */
export function checkInQueue({ database: { kysely }, storage, recordReads }: QueueDependencies) {
  const toQueued = async ({ deadlineState, dueAt, profileImage, ...row }: QueuedRow) => ({
    ...row,
    profileImage: profileImage && (await profileImageUrl(storage, profileImage)),
    deadline: toDeadline({ deadlineState, dueAt }),
  })

  return {
    /** One page of the submitted check-ins that wait for the trainer's reply, the earliest deadline first. */
    queue: async (trainerId: string, { page, perPage }: { page: number; perPage: number }) => {
      const [rows, [count]] = await Promise.all([
        listQueue(kysely, { trainerId, limit: perPage, offset: (page - 1) * perPage }),
        countQueue(kysely, { trainerId }),
      ])
      const userIds = rows.map(({ userId }) => userId)
      if (userIds.length > 0) await recordReads(trainerId, userIds, 'checkIns')
      return { items: await Promise.all(rows.map(toQueued)), page, perPage, total: count?.total ?? 0 }
    },
  }
}
