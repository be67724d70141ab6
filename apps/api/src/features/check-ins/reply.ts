import { paths } from '@kostbar/contracts/paths'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { type LockedCheckIn, lockCheckIn } from './locked-check-in.ts'
import { findRow, toCheckIn } from './rows.ts'
import { decryptReply, encryptReply } from './stored.ts'
import { texts } from './texts.ts'

interface ReplyDependencies extends Pick<Infra, 'database' | 'dataKeys'> {
  authorizeUser: AuthorizeUser
  notifications: Notifications
}

/**
 * Refuses a check-in that does not wait for a reply, unless the same reply is sent again because the response was lost.
 * @throws Problem `check_in_closed`
 */
function refuseOtherReply({ id, encryptedReply }: LockedCheckIn, key: DataKey, text: string): void {
  if (!encryptedReply) throw new Problem('check_in_closed', { msg: texts.notSubmitted })
  if (decryptReply(key, id, encryptedReply) !== text)
    throw new Problem('check_in_closed', { msg: texts.alreadyReplied })
}

/** The trainers' replies to check-ins. */
export function replyService({ database, dataKeys, authorizeUser, notifications }: ReplyDependencies) {
  const { kysely, transaction } = database

  /** Id of the client whose check-in it is. @throws Problem `not_found` unless the actor coaches this client */
  const findClient = async (trainerId: string, id: string): Promise<string> => {
    const row = await kysely
      .selectFrom('check_ins as c')
      .innerJoin('client_relations as r', 'r.id', 'c.relation_id')
      .select('c.user_id as userId')
      .where('c.id', '=', id)
      .where('r.trainer_id', '=', trainerId)
      .where('r.status', '<>', 'ARCHIVED')
      .executeTakeFirst()
    if (!row) throw new Problem('not_found')
    return row.userId
  }

  const store = (tx: Tx, id: string, encrypted_reply: Buffer) =>
    tx
      .updateTable('check_ins')
      .set({ status: 'REPLIED', replied_at: now, encrypted_reply })
      .where('id', '=', id)
      .execute()

  /** Closes the deadline and notifies the member. */
  const closeDeadlineAndNotify = async (tx: Tx, actorId: string, { id, userId, relationId }: LockedCheckIn) => {
    await pendingAnswers.close(tx, { relationId, kind: 'CHECKIN', subjectId: id })
    await notifications.markSubjectRead(tx, actorId, id)
    await notifications.add(tx, { userId, kind: 'checkInReplied', subjectId: id, actorId, link: paths.checkIn })
  }

  return {
    /**
     * Replies to a client's submitted check-in, closes the deadline and tells the member. Sending the same reply again
     * succeeds.
     * @throws Problem `not_found` unless the actor coaches this client, `slots_lapsed`, `consent_needed`,
     * `check_in_closed`
     */
    reply: async (actor: Actor, id: string, text: string) => {
      const userId = await findClient(actor.id, id)
      await authorizeUser(actor, userId, { area: 'checkIns', change: true, health: true })
      return transaction(async (tx) => {
        const checkIn = await lockCheckIn(tx, id, userId)
        if (!checkIn.isCoached) throw new Problem('not_found')
        const key = await dataKeys.ofUser(tx, userId)
        if (checkIn.status === 'SUBMITTED') {
          await store(tx, id, encryptReply(key, id, text))
          await closeDeadlineAndNotify(tx, actor.id, checkIn)
        } else refuseOtherReply(checkIn, key, text)
        return toCheckIn(await findRow(tx, id), key, false)
      })
    },
  }
}
