import { addDays } from '@kostbar/contracts/calendar'
import type { Parsed } from '@kostbar/contracts/endpoint'
import { paths, userPath } from '@kostbar/contracts/paths'
import { protocolToday } from '@kostbar/contracts/protocol/days'
import type { protocol } from '@kostbar/contracts/protocol/endpoints'
import { maxDaysAhead, maxProtocols, minCompleteDays, protocolDays } from '@kostbar/contracts/protocol/limits'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { countRows, generateId, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Files } from '../files/service.ts'
import type { Mails } from '../mail/service.ts'
import { isMuted, type Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { lockUser } from '../users/service.ts'
import { findCoaching, type ProtocolCoaching } from './coaching.ts'
import { lockProtocol } from './locked-protocol.ts'
import { texts } from './texts.ts'

export interface LifecycleDependencies extends Pick<Infra, 'database'> {
  authorizeUser: AuthorizeUser
  files: Files
  mails: Mails
  notifications: Notifications
}

type SubmitCommand = Parsed<typeof protocol.submit>['body']
type RemindersCommand = Parsed<typeof protocol.setReminders>['body']

const findNewest = (tx: Tx, userId: string) =>
  tx
    .selectFrom('protocols as p')
    .select(['p.id', 'p.number', 'p.status'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM protocol_meals m WHERE m.protocol_id = p.id)
                   OR EXISTS (SELECT FROM protocol_days d WHERE d.protocol_id = p.id)`.as('hasEntries'),
    )
    .where('p.user_id', '=', userId)
    .orderBy('p.number', 'desc')
    .limit(1)
    .executeTakeFirst()

const isOpen = (status: string) => status === 'RUNNING' || status === 'REOPENED'

async function countCompleteDays(tx: Tx, protocolId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('protocol_days')
    .select(countRows)
    .where('protocol_id', '=', protocolId)
    .where('complete', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

const addProfileStep = (tx: Tx, userId: string) =>
  sql`UPDATE users SET profile_steps = array_append(profile_steps, 'SEVEN_DAY_PROTOCOL'), updated_at = now()
       WHERE id = ${userId} AND NOT 'SEVEN_DAY_PROTOCOL' = ANY(profile_steps)`.execute(tx)

/** Starts, discards, submits and reopens protocols. */
export function lifecycleService({ database, authorizeUser, files, mails, notifications }: LifecycleDependencies) {
  const { transaction } = database

  const firstNameOf = async (tx: Tx, userId: string) =>
    (await tx.selectFrom('users').select('first_name').where('id', '=', userId).executeTakeFirstOrThrow()).first_name

  /** Opens the deadline and notifies the trainer. */
  const openDeadlineAndNotify = async (
    tx: Tx,
    userId: string,
    submissionId: string,
    coaching: ProtocolCoaching,
  ): Promise<void> => {
    const { relationId, trainerId } = coaching
    await pendingAnswers.openProtocol(tx, relationId)
    await notifications.add(tx, {
      userId: trainerId,
      kind: 'protocolSubmitted',
      subjectId: submissionId,
      actorId: userId,
      link: userPath(paths.userProtocol, userId),
    })
    await mails.enqueueMail(tx, {
      template: 'protocolSubmitted',
      userId: trainerId,
      subjectId: userId,
      dedupeKey: `protocolSubmitted:${submissionId}`,
      variables: { other: await firstNameOf(tx, userId) },
    })
  }

  const notifyMember = async (tx: Tx, userId: string, { trainerId, trainerName }: ProtocolCoaching): Promise<void> => {
    const subjectId = await generateId(tx)
    const kind = 'protocolReopened'
    await notifications.add(tx, { userId, kind, subjectId, actorId: trainerId, link: paths.protocol })
    if (await isMuted(tx, userId, 'TRAINER')) return
    await mails.enqueueMail(tx, { template: kind, userId, subjectId, variables: { other: trainerName } })
  }

  return {
    /**
     * Starts a protocol, or moves the start of one without entries.
     * @param startsOn first day, `2026-11-22`
     * @throws Problem `invalid_input`, `protocol_open`, `list_full`
     */
    start: (userId: string, startsOn: string): Promise<{ number: number }> =>
      transaction(async (tx) => {
        await lockUser(tx, userId)
        const today = protocolToday()
        if (startsOn < today || startsOn > addDays(today, maxDaysAhead))
          throw new Problem('invalid_input', { fields: { startsOn: texts.startDay } })
        const starts_on = sql<Date>`${startsOn}::date`
        const newest = await findNewest(tx, userId)
        if (newest && isOpen(newest.status)) {
          if (newest.hasEntries || newest.status === 'REOPENED') throw new Problem('protocol_open')
          await tx.updateTable('protocols').set({ starts_on }).where('id', '=', newest.id).execute()
          return { number: newest.number }
        }
        const number = (newest?.number ?? 0) + 1
        if (number > maxProtocols) throw new Problem('list_full', { msg: texts.protocolsFull })
        await tx.insertInto('protocols').values({ id: newId, user_id: userId, number, starts_on }).execute()
        return { number }
      }),

    /**
     * Deletes a protocol that was never submitted, with its entries and photos.
     * @throws Problem `not_found`, `protocol_closed`
     */
    discard: (userId: string, number: number): Promise<void> =>
      transaction(async (tx) => {
        const { id, status } = await lockProtocol(tx, userId, number)
        if (status !== 'RUNNING') throw new Problem('protocol_closed', { msg: texts.submitted })
        const photos = await tx
          .selectFrom('photos as p')
          .innerJoin('protocol_meals as m', 'm.id', 'p.meal_id')
          .select(['p.upload_key', 'p.key', 'p.small_key'])
          .where('m.protocol_id', '=', id)
          .execute()
        await tx.deleteFrom('protocols').where('id', '=', id).execute()
        await notifications.removeSubject(tx, userId, id)
        await files.removeKeysLater(
          tx,
          photos.flatMap(({ upload_key, key, small_key }) => [upload_key, key, small_key]),
        )
      }),

    /** Sets the reminder times of a protocol. @throws Problem `not_found` */
    setReminders: (userId: string, { number, times, byMail }: RemindersCommand): Promise<void> =>
      transaction(async (tx) => {
        const { id } = await lockProtocol(tx, userId, number)
        const reminder_times = times.toSorted()
        await tx
          .updateTable('protocols')
          .set({ reminder_times, reminds_by_mail: byMail, reminded_at: now })
          .where('id', '=', id)
          .execute()
      }),

    /**
     * Submits a protocol. Submitting again (because the answer was lost) succeeds.
     * @throws Problem `not_found`, `protocol_incomplete`
     */
    submit: (userId: string, { number, incomplete }: SubmitCommand): Promise<void> =>
      transaction(async (tx) => {
        const { id, status } = await lockProtocol(tx, userId, number)
        if (!isOpen(status)) return
        const complete = await countCompleteDays(tx, id)
        if (complete < minCompleteDays)
          throw new Problem('protocol_incomplete', { msg: texts.tooFewDays(complete, minCompleteDays) })
        if (complete < protocolDays && !incomplete)
          throw new Problem('protocol_incomplete', { msg: texts.daysMissing(protocolDays - complete) })
        const submissionId = await generateId(tx)
        await tx
          .updateTable('protocols')
          .set({ status: 'SUBMITTED', submitted_at: now, submission_id: submissionId })
          .where('id', '=', id)
          .execute()
        await addProfileStep(tx, userId)
        const coaching = await findCoaching(tx, userId)
        if (coaching) await openDeadlineAndNotify(tx, userId, submissionId, coaching)
      }),

    /**
     * Reopens a client's newest protocol for changes, which closes its deadline.
     * @throws Problem `forbidden` unless the actor coaches the member, `slots_lapsed`, `consent_needed`, `not_found`,
     * `protocol_open`
     */
    reopen: async (actor: Actor, userId: string, number: number): Promise<void> => {
      await authorizeUser(actor, userId, { area: 'protocol', change: true, health: true })
      await transaction(async (tx) => {
        await lockUser(tx, userId)
        const coaching = await findCoaching(tx, userId)
        if (coaching?.trainerId !== actor.id) throw new Problem('forbidden')
        const newest = await findNewest(tx, userId)
        if (!newest || number > newest.number) throw new Problem('not_found')
        if (isOpen(newest.status) || number < newest.number) throw new Problem('protocol_open')
        await tx.updateTable('protocols').set({ status: 'REOPENED' }).where('id', '=', newest.id).execute()
        const { relationId } = coaching
        const answered = [
          ...(await pendingAnswers.close(tx, { relationId, kind: 'PROTOCOL' })),
          ...(await pendingAnswers.close(tx, { relationId, kind: 'ANALYSIS' })),
        ]
        for (const submissionId of answered) await notifications.markSubjectRead(tx, actor.id, submissionId)
        await notifyMember(tx, userId, coaching)
      })
    },
  }
}
