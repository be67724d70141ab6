import { isoDay } from '@kostbar/contracts/calendar'
import { exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const ownChallenges = exportTable({
  file: 'angelegte-challenges',
  title: 'Challenges, die du angelegt hast',
  models: ['Challenge'],
  columns: {
    title: 'Titel',
    description: 'Beschreibung',
    audience: ['Für', labels.challengeAudiences],
    task: ['Aufgabe', labels.challengeTasks],
    target: 'Ziel',
    unit: 'Einheit',
    weekdays: 'Wochentage (1 ist Montag)',
    startsOn: 'Beginn',
    endsOn: 'Ende',
    points: 'Punkte am Tag',
    requiredDays: 'Tage bis zum Ziel',
    names: ['Namen', labels.challengeNames],
    reminderTime: 'Erinnerung um',
    createdAt: 'Angelegt am',
    publishedAt: 'Veröffentlicht am',
    cancelledAt: 'Abgesagt am',
    cancelReason: 'Grund der Absage',
  },
  rows: async (prisma, ownerId) => {
    const rows = await prisma.challenge.findMany({
      where: { ownerId },
      orderBy: { id: 'asc' },
      omit: { id: true, ownerId: true, clientKey: true, version: true },
    })
    return rows.map(({ startsOn, endsOn, ...row }) => ({ ...row, startsOn: isoDay(startsOn), endsOn: isoDay(endsOn) }))
  },
})

const memberships = exportTable({
  file: 'challenges',
  title: 'Challenges, zu denen du eingeladen warst',
  models: ['ChallengeMember'],
  columns: {
    challenge: 'Challenge',
    startsOn: 'Beginn',
    endsOn: 'Ende',
    invitedAt: 'Eingeladen am',
    joinedAt: 'Mitgemacht seit',
    leftAt: 'Verlassen am',
  },
  rows: async (prisma, userId) => {
    const rows = await prisma.challengeMember.findMany({
      where: { userId },
      orderBy: { challengeId: 'asc' },
      include: { challenge: { select: { title: true, startsOn: true, endsOn: true } } },
    })
    return rows.map(({ challenge: { title, startsOn, endsOn }, invitedAt, joinedAt, leftAt }) => {
      return { challenge: title, startsOn: isoDay(startsOn), endsOn: isoDay(endsOn), invitedAt, joinedAt, leftAt }
    })
  },
})

const entries = exportTable({
  file: 'challenge-eintraege',
  title: 'Deine Einträge in Challenges',
  models: ['ChallengeEntry'],
  columns: { challenge: 'Challenge', day: 'Tag', amount: 'Menge', unit: 'Einheit', updatedAt: 'Eingetragen am' },
  rows: async (prisma, userId) => {
    const rows = await prisma.challengeEntry.findMany({
      where: { userId },
      orderBy: [{ challengeId: 'asc' }, { day: 'asc' }],
      include: { challenge: { select: { title: true, unit: true } } },
    })
    return rows.map(({ challenge, day, amount, updatedAt }) => {
      return { challenge: challenge.title, day: isoDay(day), amount, unit: challenge.unit, updatedAt }
    })
  },
})

/** Tables about challenges: those that a trainer created, and a member's participation and entries. */
export const challengeTables = [ownChallenges, memberships, entries]
