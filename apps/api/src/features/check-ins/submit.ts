import { isDeepStrictEqual } from 'node:util'
import { answersTo, askedQuestions, problemsOf } from '@kostbar/contracts/check-ins/answers'
import type { CheckInAnswer, Question } from '@kostbar/contracts/check-ins/schemas'
import { paths, userPath } from '@kostbar/contracts/paths'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { isProtected } from '../users/service.ts'
import { type LockedCheckIn, lockCheckIn } from './locked-check-in.ts'
import { findRow, toCheckIn } from './rows.ts'
import { decryptAnswers, encryptAnswers } from './stored.ts'
import { texts } from './texts.ts'

interface SubmitDependencies extends Pick<Infra, 'database' | 'dataKeys'> {
  notifications: Notifications
}

/** Refuses answers that are missing or do not fit their question. @throws Problem `invalid_input` */
function refuseProblems(questions: readonly Question[], answers: readonly CheckInAnswer[]): void {
  const fields = problemsOf(questions, answers)
  if (Object.keys(fields).length > 0) throw new Problem('invalid_input', { fields })
}

/**
 * Refuses a check-in that is not open, unless the same answers are submitted again because the response was lost.
 * @throws Problem `check_in_closed`
 */
function refuseOtherAnswers(
  { id, status, encrypted }: LockedCheckIn,
  key: DataKey,
  answers: readonly CheckInAnswer[],
): void {
  if (!encrypted) throw new Problem('check_in_closed', status === 'MISSED' ? { msg: texts.missed } : {})
  if (!isDeepStrictEqual(decryptAnswers(key, id, encrypted), answers))
    throw new Problem('check_in_closed', { msg: texts.alreadySubmitted })
}

/** Submission of check-ins by members. */
export function submitService({ database: { transaction }, dataKeys, notifications }: SubmitDependencies) {
  const store = (tx: Tx, id: string, encrypted: Buffer) =>
    tx
      .updateTable('check_ins')
      .set({ status: 'SUBMITTED', submitted_at: now, encrypted })
      .where('id', '=', id)
      .execute()

  /** Opens the deadline and notifies the trainer. */
  const openDeadlineAndNotify = async (
    tx: Tx,
    { id, userId, relationId }: LockedCheckIn,
    trainerId: string,
  ): Promise<void> => {
    await pendingAnswers.open(tx, { relationId, kind: 'CHECKIN', subjectId: id })
    await notifications.add(tx, {
      userId: trainerId,
      kind: 'checkInSubmitted',
      subjectId: id,
      actorId: userId,
      link: userPath(paths.userCheckIns, userId),
    })
  }

  return {
    /**
     * Submits a member's check-in, opens the deadline of the reply and tells the trainer. Submitting the same answers
     * again succeeds. In protective mode, questions about the body are neither required nor stored.
     * @throws Problem `not_found`, `invalid_input` with texts by id of the question, `check_in_closed`
     */
    submit: (userId: string, id: string, answers: readonly CheckInAnswer[]) =>
      transaction(async (tx) => {
        const checkIn = await lockCheckIn(tx, id, userId)
        const key = await dataKeys.ofUser(tx, userId)
        const isProtective = await isProtected(tx, userId)
        const questions = askedQuestions(checkIn.questions, isProtective)
        const given = answersTo(questions, answers)
        if (checkIn.status === 'OPEN' && checkIn.isCoached && checkIn.trainerId) {
          refuseProblems(questions, answers)
          await store(tx, id, encryptAnswers(key, id, given))
          await openDeadlineAndNotify(tx, checkIn, checkIn.trainerId)
          await notifications.markSubjectRead(tx, userId, id)
        } else refuseOtherAnswers(checkIn, key, given)
        return toCheckIn(await findRow(tx, id), key, isProtective)
      }),
  }
}
