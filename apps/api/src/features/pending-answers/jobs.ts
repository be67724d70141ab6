import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { inboxPath } from '@kostbar/contracts/messages/inbox-path'
import { paths, userPath } from '@kostbar/contracts/paths'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Job } from '../../infra/jobs.ts'
import { now } from '../../infra/sql.ts'
import type { Mails } from '../mail/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { pendingAnswers } from './service.ts'

/** Hours before a deadline at which the trainer is reminded. */
const reminderHours = 12

/** Reminders per run; the next run takes the rest. */
const batchSize = 1000

/** Locks the deadlines that need a reminder, earliest first. */
const findDue = (tx: Tx) =>
  tx
    .selectFrom('pending_answers as a')
    .innerJoin('client_relations as r', 'r.id', 'a.relation_id')
    .innerJoin('users as c', 'c.id', 'r.client_id')
    .select([
      'a.id',
      'a.kind',
      'a.subject_id as subjectId',
      'a.due_at as dueAt',
      'r.id as relationId',
      'r.trainer_id as trainerId',
      'r.client_id as clientId',
      'c.first_name as client',
    ])
    .where('a.due_at', '<=', sql<Date>`now() + make_interval(hours => ${sql.lit(reminderHours)})`)
    .where('a.closed_at', 'is', null)
    .where('a.stopped_at', 'is', null)
    .where('a.reminded_at', 'is', null)
    // Only relations that have ended outlive their trainer; their deadlines are closed.
    .$narrowType<{ trainerId: string }>()
    .orderBy('a.due_at')
    .limit(batchSize)
    .forUpdate('a')
    .skipLocked()
    .execute()

type DueAnswer = Awaited<ReturnType<typeof findDue>>[number]

/** Sends a trainer one mail about all deadlines that are due soon. */
async function remind(tx: Tx, mails: Mails, trainerId: string, [first, ...others]: readonly DueAnswer[]) {
  if (!first) return
  const due = [first, ...others]
  const lines = due.map(({ client, dueAt }) => `${client}: bis ${formatDeadline(dueAt)}`)
  const people = new Set(due.map(({ relationId }) => relationId)).size
  await mails.enqueueMail(tx, {
    template: 'answersDue',
    userId: trainerId,
    subjectId: first.id,
    dedupeKey: `answersDue:${first.id}:${first.dueAt.toISOString()}`,
    variables: {
      count: due.length,
      people,
      deadlines: lines.join('\n'),
      dueAt: due.map(({ dueAt }) => dueAt.toISOString()),
    },
  })
}

/** Link to the page where the trainer answers, and the subject whose answer marks the notification as read. */
function subjectOf({ kind, relationId, subjectId, clientId }: DueAnswer) {
  if (kind === 'ANAMNESE') return { subjectId, link: userPath(paths.userAnamnesis, clientId) }
  if (kind === 'PROTOCOL' || kind === 'ANALYSIS') return { subjectId, link: userPath(paths.userProtocol, clientId) }
  if (kind === 'CHECKIN') return { subjectId, link: userPath(paths.userCheckIns, clientId) }
  return { subjectId: relationId, link: inboxPath(clientId) }
}

/** Notifies the trainer of a deadline; when it has moved, the new notification replaces the old one. */
const notify = (tx: Tx, notifications: Notifications, answer: DueAnswer) =>
  notifications.add(tx, {
    userId: answer.trainerId,
    kind: 'answerDueSoon',
    dedupeKey: `answerDueSoon:${answer.id}`,
    variables: { name: answer.client },
    ...subjectOf(answer),
  })

/**
 * Every five minutes: stops and resumes clocks when absences and locks begin and end, and reminds trainers by mail and
 * in the app.
 */
export const answerDeadlinesJob = (mails: Mails, notifications: Notifications): Job => ({
  name: 'answer-deadlines',
  cron: '*/5 * * * *',
  run: async (_data, tx) => {
    await pendingAnswers.updateClocks(tx)
    const due = await findDue(tx)
    if (due.length === 0) return
    const byTrainer = Map.groupBy(due, ({ trainerId }) => trainerId)
    for (const [trainerId, answers] of byTrainer) await remind(tx, mails, trainerId, answers)
    for (const answer of due) await notify(tx, notifications, answer)
    const ids = due.map(({ id }) => id)
    await tx.updateTable('pending_answers').set({ reminded_at: now }).where('id', 'in', ids).execute()
  },
})
