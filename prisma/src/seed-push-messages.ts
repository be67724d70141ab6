import { paths } from '@kostbar/contracts/paths'
import { nextOccurrences } from '@kostbar/contracts/push-messages/occurrences'
import type { Prisma } from './client.ts'
import { daysAgo } from './demo/days-ago.ts'

interface Sent {
  readonly title: string
  readonly body: string
  readonly link: string
  readonly at: Date
  /** Recipients, with the state of the delivery and whether they opened the message. */
  readonly recipients: readonly { userId: string; state: 'SENT' | 'FAILED' | 'INBOX'; isOpened: boolean }[]
}

const readAfterMs = 20 * 60 * 1000

/**
 * Adds a sent push message in the state in which the jobs leave it: with counts, and in the inboxes of its recipients.
 */
async function createSent(tx: Prisma.TransactionClient, authorId: string, sent: Sent): Promise<void> {
  const { at, recipients, ...text } = sent
  const readAt = new Date(at.getTime() + readAfterMs)
  const countOf = (state: Sent['recipients'][number]['state']) =>
    recipients.filter((recipient) => recipient.state === state).length
  const { occurrences } = await tx.pushMessage.create({
    include: { occurrences: true },
    data: {
      ...text,
      authorId,
      sender: 'TRAINER',
      audience: { kind: 'CLIENTS' },
      schedule: { kind: 'NOW' },
      status: 'SENT',
      createdAt: at,
      updatedAt: at,
      occurrences: {
        create: {
          dueAt: at,
          startedAt: at,
          status: 'SENT',
          recipientCount: recipients.length,
          sentCount: countOf('SENT'),
          failedCount: countOf('FAILED'),
          openedCount: recipients.filter(({ isOpened }) => isOpened).length,
          recipients: {
            create: recipients.map(({ userId, state, isOpened }) => ({
              userId,
              state,
              createdAt: at,
              openedAt: isOpened ? readAt : null,
            })),
          },
        },
      },
    },
  })
  await tx.notification.createMany({
    data: occurrences.flatMap(({ id }) =>
      recipients.map(({ userId }) => ({
        userId,
        dedupeKey: `pushMessage:${id}`,
        category: 'NEWS',
        kind: 'pushMessage',
        subjectId: id,
        variables: { title: text.title, body: text.body },
        link: text.link,
        createdAt: at,
        readAt,
      })),
    ),
  })
}

/** Adds two sent messages of the trainer, a weekly one that is planned for two months, and a draft; invented. */
export async function seedPushMessages(tx: Prisma.TransactionClient, idOf: (name: string) => string): Promise<void> {
  const [trainer, anna, jonas] = [idOf('trainer'), idOf('mitglied'), idOf('jonas')]
  await createSent(tx, trainer, {
    title: 'Kochabend am Freitag',
    body: 'Um 18 Uhr kochen wir gemeinsam Kürbisrisotto. Den Link findest du bei deinen Dokumenten.',
    link: paths.documents,
    at: daysAgo(12),
    recipients: [
      { userId: anna, state: 'SENT', isOpened: true },
      { userId: jonas, state: 'INBOX', isOpened: false },
    ],
  })
  await createSent(tx, trainer, {
    title: 'Neue Rezepte für den Herbst',
    body: 'Drei Suppen, die in einer halben Stunde fertig sind.',
    link: paths.recipes,
    at: daysAgo(5),
    recipients: [
      { userId: anna, state: 'SENT', isOpened: true },
      { userId: jonas, state: 'FAILED', isOpened: false },
    ],
  })
  const until = daysAgo(-60).toISOString().slice(0, 10)
  const schedule = { kind: 'WEEKLY' as const, weekdays: ['Sunday' as const], time: '17:00', until }
  // The weekly message starts tomorrow, so that a newly started demo sends nothing by itself.
  const [dueAt = daysAgo(-7)] = nextOccurrences(schedule, daysAgo(-1), 1)
  await tx.pushMessage.create({
    data: {
      authorId: trainer,
      sender: 'TRAINER',
      title: 'Gute Woche, {vorname}!',
      body: 'Hast du schon geplant, was du am Montag isst? Zehn Minuten am Sonntag sparen dir viel.',
      link: paths.nutritionPlan,
      audience: { kind: 'CLIENTS' },
      schedule,
      occurrences: { create: { dueAt } },
    },
  })
  await tx.pushMessage.create({
    data: {
      authorId: trainer,
      sender: 'TRAINER',
      title: 'Keksabend im Advent',
      body: 'Wir backen gemeinsam. Bringt eure liebsten Ausstecher mit.',
      link: paths.documents,
      audience: { kind: 'CLIENTS' },
      schedule: { kind: 'NOW' },
      status: 'DRAFT',
    },
  })
}
