import { sql } from 'kysely'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Notifications } from '../notifications/service.ts'
import { formsService } from './forms.ts'
import { checkInsReader } from './list.ts'
import { checkInQueue } from './queue.ts'
import { replyService } from './reply.ts'
import { schedulesService } from './schedules.ts'
import { submitService } from './submit.ts'

export { decryptAnswers, decryptReply } from './stored.ts'

/**
 * Ends the weekly check-ins of coachings that end: deletes their schedules, and the check-ins that are not submitted
 * with their notifications. The caller has locked the relations.
 */
export async function endCheckIns(tx: Tx, relationIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('check_in_schedules').where('relation_id', 'in', relationIds).execute()
  await sql`
    WITH deleted AS (
      DELETE FROM check_ins WHERE relation_id = ANY(${relationIds}::uuid[]) AND status = 'OPEN' RETURNING id, user_id
    )
    DELETE FROM notifications n USING deleted d WHERE n.user_id = d.user_id AND n.subject_id = d.id`.execute(tx)
}

interface CheckInsDependencies extends Pick<Infra, 'database' | 'dataKeys' | 'storage'> {
  authorizeUser: AuthorizeUser
  notifications: Notifications
  /** Writes to the access log that a trainer read check-ins of these clients. */
  recordReads: (trainerId: string, userIds: readonly string[], area: 'checkIns') => Promise<void>
}

export type CheckIns = ReturnType<typeof checkInsService>

/** Weekly check-ins: a trainer's forms and schedules, the members' answers and the trainer's replies. */
export const checkInsService = (dependencies: CheckInsDependencies) => ({
  ...checkInsReader(dependencies),
  ...checkInQueue(dependencies),
  ...submitService(dependencies),
  ...replyService(dependencies),
  forms: formsService(dependencies.database),
  schedules: schedulesService(dependencies.database, dependencies.authorizeUser),
})
