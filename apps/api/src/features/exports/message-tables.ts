import { messageContext } from '@kostbar/prisma/message-context'
import { decryptRows, exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const messages = exportTable({
  file: 'nachrichten',
  title: 'Nachrichten mit deiner Begleitung',
  models: ['Message'],
  columns: { createdAt: 'Wann', with: 'Mit', by: ['Von', labels.authors], text: 'Nachricht' },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.message.findMany({
      where: { relation: { clientId: userId } },
      orderBy: { id: 'asc' },
      include: { relation: { select: { trainer: { select: { firstName: true } } } } },
    })
    return decryptRows(rows, loadKey, ({ id, createdAt, authorId, encrypted, relation }, key) => ({
      createdAt,
      with: relation.trainer?.firstName ?? null,
      by: authorId === userId ? ('CLIENT' as const) : ('TRAINER' as const),
      text: key.decrypt(messageContext(id), encrypted),
    }))
  },
})

const deadlines = exportTable({
  file: 'antwortfristen',
  title: 'Worauf du eine Antwort erwartet hast',
  models: ['PendingAnswer'],
  columns: {
    kind: ['Worauf', labels.answers],
    since: 'Seit',
    dueAt: 'Antwort bis',
    stoppedAt: 'Frist steht seit',
    closedAt: 'Erledigt am',
  },
  rows: (prisma, userId) =>
    prisma.pendingAnswer.findMany({
      where: { relation: { clientId: userId } },
      orderBy: { since: 'asc' },
      omit: { id: true, relationId: true, subjectId: true, remindedAt: true },
    }),
})

const savedReplies = exportTable({
  file: 'gespeicherte-antworten',
  title: 'Gespeicherte Antworten',
  models: ['SavedReply'],
  columns: { title: 'Titel', text: 'Text', createdAt: 'Angelegt am' },
  rows: (prisma, userId) =>
    prisma.savedReply.findMany({
      where: { trainerId: userId },
      orderBy: { id: 'asc' },
      omit: { id: true, trainerId: true, clientKey: true },
    }),
})

/** Tables of messages, deadlines and a trainer's saved replies. */
export const messageTables = [messages, deadlines, savedReplies]
