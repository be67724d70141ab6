import { type Actor, isTrainer } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { inboxReader } from './inbox.ts'
import { savedRepliesService } from './saved-replies.ts'
import { type MessageInput, messageSender } from './send.ts'
import { threadReader } from './thread.ts'
import { threadMarks } from './thread-marks.ts'
import { unreadSummary } from './unread.ts'

export type { MessageInput } from './send.ts'

interface MessagesDependencies extends Pick<Infra, 'database' | 'dataKeys' | 'storage' | 'rateLimits'> {
  notifications: Notifications
  /** Writes to the access log that a trainer read messages of these clients. */
  recordReads: (trainerId: string, userIds: readonly string[], area: 'messages') => Promise<void>
}

export type Messages = ReturnType<typeof messagesService>

/** Messages between trainers and clients: one thread per coaching relation. */
export function messagesService({ database, dataKeys, storage, rateLimits, ...others }: MessagesDependencies) {
  const { notifications, recordReads } = others
  const sender = messageSender({ dataKeys, notifications })
  return {
    ...threadReader({ database, dataKeys, storage }),
    ...inboxReader({ database, dataKeys, storage, recordReads }),
    ...threadMarks(database, notifications),
    unread: unreadSummary(database.kysely),
    savedReplies: savedRepliesService(database),

    /**
     * Sends a message, subject to the sender's rate limit.
     * @throws Problem `forbidden`, `too_many_requests`, `coaching_ended`
     */
    send: async (actor: Actor, userId: string, draft: MessageInput) => {
      // Admins may read a thread after giving a reason, but never write in somebody's name.
      if (actor.id !== userId && !isTrainer(actor)) throw new Problem('forbidden')
      await rateLimits.count('message', actor.id)
      return database.transaction((tx) => sender.send(tx, { actorId: actor.id, userId, ...draft }))
    },

    /** Counts a message to several clients against the trainer's rate limit. @throws Problem `too_many_requests` */
    countBulk: (trainerId: string) => rateLimits.count('bulkMessage', trainerId),

    /**
     * Stores a trainer's message to several clients in the thread of one of them, whose relation the caller has locked.
     * It does not count as an answer, so open deadlines stay.
     */
    sendInBulk: async (tx: Tx, trainerId: string, clientId: string, draft: MessageInput): Promise<void> => {
      await sender.send(tx, { actorId: trainerId, userId: clientId, ...draft, isAnswer: false })
    },
  }
}
