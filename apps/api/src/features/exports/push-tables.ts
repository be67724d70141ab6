import { exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const devices = exportTable({
  file: 'push-geraete',
  title: 'Geräte, die Benachrichtigungen bekommen',
  models: ['PushSubscription'],
  columns: { createdAt: 'Eingeschaltet am', lastSentAt: 'Zuletzt benachrichtigt am' },
  rows: (prisma, userId) =>
    prisma.pushSubscription.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      select: { createdAt: true, lastSentAt: true },
    }),
})

const messages = exportTable({
  file: 'push-mitteilungen',
  title: 'Mitteilungen, die du an mehrere geschrieben hast',
  models: ['PushMessage'],
  columns: {
    title: 'Titel',
    body: 'Text',
    link: 'Seite',
    sender: ['Geschrieben als', labels.pushSenders],
    status: ['Stand', labels.pushStates],
    createdAt: 'Geschrieben am',
    updatedAt: 'Zuletzt geändert am',
  },
  rows: (prisma, authorId) =>
    prisma.pushMessage.findMany({
      where: { authorId },
      orderBy: { id: 'asc' },
      omit: { id: true, authorId: true, audience: true, schedule: true, clientKey: true, version: true },
    }),
})

const received = exportTable({
  file: 'push-empfang',
  title: 'Mitteilungen an mehrere, die du bekommen hast',
  models: ['PushRecipient'],
  columns: { createdAt: 'Bekommen am', state: ['Zustellung', labels.pushDeliveries], openedAt: 'Geöffnet am' },
  rows: (prisma, userId) =>
    prisma.pushRecipient.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      omit: { userId: true, occurrenceId: true },
    }),
})

/** Tables about devices with push, and push messages that the user wrote or received. */
export const pushTables = [devices, messages, received]
