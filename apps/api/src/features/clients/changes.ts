import { firstNamePlaceholder } from '@kostbar/contracts/clients/limits'
import type { BulkAction } from '@kostbar/contracts/clients/schemas'
import { paths } from '@kostbar/contracts/paths'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../infra/database.ts'
import { onDuplicate } from '../../infra/database-errors.ts'
import { Problem } from '../../problems/problem.ts'
import { refusal } from '../../problems/refusal.ts'
import { recordClientChanges } from '../audit/service.ts'
import type { Mails } from '../mail/service.ts'
import type { MessageInput, Messages } from '../messages/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import type { LockedSlots, Subscriptions } from '../subscriptions/service.ts'
import type { Relations } from './service.ts'
import { texts } from './texts.ts'
import { judge, type LockedRelation, lockLatest, type StatusAction, type Verdict } from './verdicts.ts'

interface Dependencies {
  relations: Relations
  mails: Mails
  notifications: Notifications
  lockSlots: Subscriptions['lockSlots']
  messages: Pick<Messages, 'countBulk' | 'sendInBulk'>
}

/** Actions of a trainer on one client or on up to fifty: changing status and tags, sending a message. */
export function clientChanges(
  database: Database,
  { relations, mails, notifications, lockSlots, messages }: Dependencies,
) {
  const setTags = async (tx: Tx, ids: readonly string[], tags: RawBuilder<string[]>) => {
    await tx.updateTable('client_relations').set({ tags }).where('id', 'in', ids).execute()
  }

  const setStatus = async (tx: Tx, trainerId: string, changed: readonly LockedRelation[], isPause: boolean) => {
    const ids = changed.map(({ id }) => id)
    const status = isPause ? 'PAUSED' : 'ACTIVE'
    await tx.updateTable('client_relations').set({ status }).where('id', 'in', ids).execute()
    await pendingAnswers.updateClocks(tx, { trainerId })
    for (const { id, clientId } of changed)
      await notifications.add(tx, {
        userId: clientId,
        kind: isPause ? 'coachingPaused' : 'coachingResumed',
        subjectId: id,
        // A pause and its end share a dedupe key, so that the client sees only the latest of the two.
        dedupeKey: `coachingPause:${id}`,
        link: `${paths.settings}#begleitung`,
        actorId: trainerId,
      })
  }

  const reactivate = async (tx: Tx, trainerId: string, { id, clientId, trainerName, endedAt }: LockedRelation) => {
    await tx
      .updateTable('client_relations')
      .set({ status: 'ACTIVE', ended_at: null, ended_by: null })
      .where('id', '=', id)
      .execute()
    await pendingAnswers.restore(tx, { relationId: id, endedAt })
    await notifications.add(tx, {
      userId: clientId,
      kind: 'coachingReactivated',
      subjectId: id,
      link: `${paths.settings}#gesundheitsdaten`,
      actorId: trainerId,
    })
    await mails.enqueueMail(tx, {
      template: 'coachingReactivated',
      userId: clientId,
      subjectId: id,
      dedupeKey: `coachingReactivated:${id}:${Date.now()}`,
      variables: { other: trainerName },
    })
  }

  /**
   * Stores the message in the thread of each client, with the client's first name in place of the placeholder. Message
   * texts are health data, so each write is recorded in the access log.
   */
  const sendMessage = async (
    tx: Tx,
    trainerId: string,
    recipients: readonly LockedRelation[],
    { text, key }: MessageInput,
  ) => {
    for (const { clientId, clientName } of recipients) {
      const personal = text.replaceAll(firstNamePlaceholder, () => clientName)
      await messages.sendInBulk(tx, trainerId, clientId, { text: personal, key })
    }
    const clientIds = recipients.map(({ clientId }) => clientId)
    await recordClientChanges(tx, trainerId, clientIds, 'messages')
  }

  /** Applies the action to relations that are locked and for which `judge` allows it. */
  const change = async (tx: Tx, trainerId: string, changed: readonly LockedRelation[], command: BulkAction) => {
    if (changed.length === 0) return
    const ids = changed.map(({ id }) => id)
    switch (command.action) {
      case 'TAG':
        return setTags(tx, ids, sql`array_append(tags, ${command.tag}::text)`)
      case 'UNTAG':
        return setTags(tx, ids, sql`array_remove(tags, ${command.tag}::text)`)
      case 'PAUSE':
      case 'RESUME':
        return setStatus(tx, trainerId, changed, command.action === 'PAUSE')
      case 'ARCHIVE':
        return relations.archive(tx, ids, 'TRAINER')
      case 'MESSAGE':
        return sendMessage(tx, trainerId, changed, command)
      case 'REACTIVATE':
        for (const relation of changed) await reactivate(tx, trainerId, relation)
    }
  }

  const changeAll = (trainerId: string, command: BulkAction) =>
    database.transaction(async (tx) => {
      // Lock order: client slots before relations, as in every transaction that takes a slot; otherwise deadlocks.
      const slots = command.action === 'REACTIVATE' ? await lockSlots(tx, trainerId) : null
      const locked = await lockLatest(tx, trainerId, command.ids)
      const takeSlot = slotTaker(slots)
      const verdicts = new Map(
        locked.map((relation) => [relation.clientId, takeSlot(relation, judge(relation, command))]),
      )
      await change(
        tx,
        trainerId,
        locked.filter(({ clientId }) => verdicts.get(clientId) === 'change'),
        command,
      )
      const ifUnknown: Verdict = { code: slots?.isPastGrace ? 'slots_lapsed' : 'not_found' }
      return command.ids.map((id) => toResult(id, verdicts.get(id) ?? ifUnknown))
    })

  /**
   * Runs an action; see `bulk`.
   * @throws Problem `needs_invitation` when one of the clients has another trainer by now; `too_many_requests` for
   * messages
   */
  const run = async (trainerId: string, command: BulkAction) => {
    if (command.action === 'MESSAGE') await messages.countBulk(trainerId)
    return onDuplicate(
      changeAll(trainerId, command),
      () => new Problem('needs_invitation', { msg: texts.coachedByOther }),
    )
  }

  return {
    /**
     * Runs an action on each client for which it is allowed.
     * @returns a result for each client, in the order of the ids
     */
    bulk: run,

    /** Runs an action on one client. @throws Problem with the reason when the action is not allowed */
    one: async (trainerId: string, clientId: string, action: StatusAction) => {
      const [result] = await run(trainerId, { ids: [clientId], action })
      if (result?.problem) throw new Problem(result.problem.code, { msg: result.problem.msg })
    },
  }
}

/**
 * Makes the function that takes a slot for each relation that changes and needs one; assigned clients need none.
 * @param slots locked slots; null when the action takes none
 * @returns function from a relation and its verdict to the verdict, or the reason why no slot can be taken
 */
function slotTaker(slots: LockedSlots | null) {
  let free = slots?.free ?? 0
  return ({ origin }: LockedRelation, verdict: Verdict): Verdict => {
    if (!slots || origin === 'ASSIGNED') return verdict
    if (slots.isPastGrace) return { code: 'slots_lapsed' }
    if (verdict !== 'change') return verdict
    free -= 1
    return free < 0 ? { code: 'no_slots' } : verdict
  }
}

function toResult(id: string, verdict: Verdict) {
  if (typeof verdict === 'string') return { id, changed: verdict === 'change', problem: null }
  return { id, changed: false, problem: refusal(verdict.code, verdict.msg) }
}
