import { messageContext } from '@kostbar/prisma/message-context'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { deadlineColumns, lockLiveRelation, openDeadline, type Participant, toDeadline } from './relation.ts'

export interface MessageDraft {
  text: string
  /** Random, made by the sender's device. */
  key: string
}

interface SendParams extends Participant, MessageDraft {
  /** Whether a message of the trainer answers the client, which ends the deadline; true by default. */
  isAnswer?: boolean
}

interface ThreadChange {
  relationId: string
  messageId: string
  senderId: string
  recipientId: string
  byClient: boolean
  isAnswer: boolean
}

/** A message that was stored with this key before, and the id for a new one, later than all in the locked thread. */
const findStored = prepared((_db, { relationId, key }: Params<{ relationId: string; key: string }>) => {
  return sql<{
    newId: string
    id: string | null
    encrypted: Buffer | null
    createdAt: Date | null
    authorId: string | null
  }>`
    SELECT uuidv7() AS "newId", m.id, m.encrypted, m.created_at AS "createdAt", m.author_id AS "authorId"
      FROM (SELECT) one LEFT JOIN messages m ON m.relation_id = ${relationId} AND m.client_key = ${key}`
})

const findDeadline = prepared(
  (_db, { relationId }: Params<{ relationId: string }>) => sql<Parameters<typeof toDeadline>[0]>`
    SELECT ${deadlineColumns}
      FROM client_relations r
      JOIN users t ON t.id = r.trainer_id
      LEFT JOIN trainer_profiles p ON p.user_id = t.id
      LEFT JOIN ${openDeadline}
     WHERE r.id = ${relationId}`,
)

/** A message of the client reopens the thread; one of the trainer leaves it where it is. */
async function updateThreadState(tx: Tx, { relationId, messageId, byClient }: ThreadChange): Promise<void> {
  const column = byClient ? 'last_client_message_id' : 'last_trainer_message_id'
  const changes = { [column]: messageId, ...(byClient && { folder: 'OPEN' as const, until: null }) }
  await tx
    .insertInto('thread_states')
    .values({ relation_id: relationId, ...changes })
    .onConflict((conflict) => conflict.column('relation_id').doUpdateSet(changes))
    .execute()
}

/** Minutes for reading a message before a mail tells of it, and between two mails about one thread. */
const mailDelayMinutes = 2
const mailIntervalMinutes = 30

/** Who writes has read the thread; the other person is mailed, unless they read it soon. */
async function updateReads(tx: Tx, { relationId, messageId, senderId, recipientId }: ThreadChange): Promise<void> {
  await sql`
    INSERT INTO thread_reads (relation_id, user_id, last_read_id) VALUES (${relationId}, ${senderId}, ${messageId})
    ON CONFLICT (relation_id, user_id) DO UPDATE SET last_read_id = excluded.last_read_id, mail_due_at = NULL`.execute(
    tx,
  )
  const soon = sql`now() + make_interval(mins => ${sql.lit(mailDelayMinutes)})`
  await sql`
    INSERT INTO thread_reads AS t (relation_id, user_id, mail_due_at) VALUES (${relationId}, ${recipientId}, ${soon})
    ON CONFLICT (relation_id, user_id) DO UPDATE SET mail_due_at = coalesce(t.mail_due_at,
      greatest(excluded.mail_due_at, t.mailed_at + make_interval(mins => ${sql.lit(mailIntervalMinutes)})))`.execute(tx)
}

interface SenderDependencies extends Pick<Infra, 'dataKeys'> {
  notifications: Notifications
}

/** Stores messages. */
export function messageSender({ dataKeys, notifications }: SenderDependencies) {
  const notify = (tx: Tx, { relationId, senderId, recipientId, byClient }: ThreadChange) =>
    notifications.add(tx, {
      userId: recipientId,
      kind: byClient ? 'messageFromClient' : 'messageFromTrainer',
      actorId: senderId,
      subjectId: relationId,
      link: byClient ? `/nachrichten/${senderId}` : '/profile/nachrichten',
    })

  const store = async (tx: Tx, change: ThreadChange, encrypted: Buffer, key: string): Promise<Date> => {
    const { relationId, messageId: id, senderId, byClient, isAnswer } = change
    const { created_at } = await tx
      .insertInto('messages')
      .values({ id, relation_id: relationId, author_id: senderId, client_key: key, encrypted, created_at: now })
      .returning('created_at')
      .executeTakeFirstOrThrow()
    await updateThreadState(tx, change)
    await updateReads(tx, change)
    await notifications.markSubjectRead(tx, senderId, relationId)
    await notify(tx, change)
    if (byClient) await pendingAnswers.open(tx, { relationId, kind: 'MESSAGE', subjectId: id })
    else if (isAnswer) await pendingAnswers.close(tx, { relationId, kind: 'MESSAGE' })
    return created_at
  }

  return {
    /**
     * Stores a message of the client or the trainer, unless one with this key is stored; opens or closes the deadline and
     * notifies the other person. @throws Problem `coaching_ended`
     */
    send: async (tx: Tx, { actorId, userId, text, key, isAnswer = true }: SendParams) => {
      const relation = await lockLiveRelation(tx, { actorId, userId })
      if (!relation) throw new Problem('coaching_ended')
      const { id: relationId, clientId, trainerId } = relation
      const [stored] = await findStored(tx, { relationId, key })
      if (!stored) throw new Error('No id for a message')
      const dataKey = await dataKeys.ofUser(tx, clientId)
      const answer = async (id: string, authorId: string | null, createdAt: Date, text: string) => {
        const [deadline] = await findDeadline(tx, { relationId })
        const message = { id, key, byClient: authorId === clientId, text, createdAt }
        return { message, deadline: deadline ? toDeadline(deadline) : null }
      }
      if (stored.id && stored.encrypted && stored.createdAt) {
        const storedText = dataKey.decrypt(messageContext(stored.id), stored.encrypted)
        return answer(stored.id, stored.authorId, stored.createdAt, storedText)
      }
      const messageId = stored.newId
      const byClient = actorId === clientId
      const change = {
        relationId,
        messageId,
        senderId: actorId,
        recipientId: byClient ? trainerId : clientId,
        byClient,
        isAnswer,
      }
      const createdAt = await store(tx, change, dataKey.encrypt(messageContext(messageId), text), key)
      return answer(messageId, actorId, createdAt, text)
    },
  }
}
