import { hourMs } from '@kostbar/contracts/calendar'
import { answerHours } from '@kostbar/contracts/deadline'
import { inboxPath } from '@kostbar/contracts/messages/inbox-path'
import type { Prisma } from './client.ts'
import type { DataKey } from './data-key.ts'
import { daysAgo } from './demo/days-ago.ts'
import type { DemoThread } from './demo/threads.ts'
import { uuidAt } from './demo/uuid-at.ts'
import { messageContext } from './message-context.ts'

/** A thread to store, with its coaching relation and the client's name and data key. */
export interface ThreadToSeed {
  relationId: string
  trainerId: string
  clientId: string
  clientName: string
  thread: DemoThread
  key: DataKey
}

/** Rows of one thread. If the last message is the client's, it is unread and a pending answer of the trainer. */
function rowsOf({ relationId, trainerId, clientId, clientName, thread, key }: ThreadToSeed) {
  const messages = thread.messages.map(([by, hours, text]) => {
    const createdAt = daysAgo(hours / 24)
    const id = uuidAt(createdAt)
    const encrypted = key.encrypt(messageContext(id), text)
    return {
      id,
      relationId,
      authorId: by === 'c' ? clientId : trainerId,
      clientKey: uuidAt(createdAt),
      encrypted,
      createdAt,
    }
  })
  const lastBy = (userId: string) => messages.findLast(({ authorId }) => authorId === userId)
  const [fromClient, fromTrainer] = [lastBy(clientId), lastBy(trainerId)]
  const last = messages.at(-1)
  const waiting = last && last === fromClient ? last : undefined
  const until = thread.returnsInDays === undefined ? null : daysAgo(-thread.returnsInDays)
  return {
    messages,
    state: {
      relationId,
      folder: thread.folder,
      until,
      lastClientMessageId: fromClient?.id ?? null,
      lastTrainerMessageId: fromTrainer?.id ?? null,
    },
    reads: [
      { relationId, userId: clientId, lastReadId: last?.id ?? null },
      { relationId, userId: trainerId, lastReadId: (waiting ? fromTrainer : last)?.id ?? null },
    ],
    pending: waiting && {
      relationId,
      kind: 'MESSAGE' as const,
      subjectId: waiting.id,
      since: waiting.createdAt,
      dueAt: new Date(waiting.createdAt.getTime() + answerHours * hourMs),
    },
    notification: waiting && {
      id: uuidAt(waiting.createdAt),
      userId: trainerId,
      kind: 'messageFromClient',
      dedupeKey: `messageFromClient:${relationId}`,
      subjectId: relationId,
      variables: { name: clientName },
      link: inboxPath(clientId),
      createdAt: waiting.createdAt,
    },
  }
}

/** Adds messages, the threads' folders in the trainer's inbox, and pending answers. */
export async function seedThreads(tx: Prisma.TransactionClient, threads: readonly ThreadToSeed[]): Promise<void> {
  const rows = threads.map(rowsOf)
  await tx.message.createMany({ data: rows.flatMap(({ messages }) => messages) })
  await tx.threadState.createMany({ data: rows.map(({ state }) => state) })
  await tx.threadRead.createMany({ data: rows.flatMap(({ reads }) => reads) })
  await tx.pendingAnswer.createMany({ data: rows.flatMap(({ pending }) => pending ?? []) })
  await tx.notification.createMany({ data: rows.flatMap(({ notification }) => notification ?? []) })
}
