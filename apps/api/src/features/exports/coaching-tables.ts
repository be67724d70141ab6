import { isoDay } from '@kostbar/contracts/calendar'
import type { PrismaClient } from '@kostbar/prisma/client'
import { sentenceOf } from '../notifications/service.ts'
import { exportTable, pagedExportTable, rowsPerPage } from './export-table.ts'
import { labels } from './labels.ts'

const notes = exportTable({
  file: 'notizen',
  title: 'Notizen',
  models: ['Note'],
  columns: {
    title: 'Titel',
    note: 'Notiz',
    addedByAdmin: 'Für dich geschrieben',
    addedBy: 'Geschrieben von',
    createdAt: 'Geschrieben am',
    updatedAt: 'Geändert am',
  },
  rows: async (prisma, userId) => {
    const rows = await prisma.note.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      omit: { id: true, userId: true, authorId: true, clientKey: true },
      include: { author: { select: { firstName: true } } },
    })
    return rows.map(({ author, ...note }) => ({
      ...note,
      addedBy: note.addedByAdmin ? (author?.firstName ?? null) : null,
    }))
  },
})

const documents = exportTable({
  file: 'dokumente',
  title: 'Dokumente',
  models: ['Document'],
  columns: {
    name: 'Name',
    filename: 'Datei',
    contentType: 'Format',
    size: 'Größe in Bytes',
    createdAt: 'Angelegt am',
    arrivedAt: 'Hochgeladen am',
    openedAt: 'Zuerst geöffnet am',
  },
  rows: (prisma, userId) =>
    prisma.document.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      omit: { id: true, userId: true, key: true },
    }),
})

const workouts = exportTable({
  file: 'trainingslinks',
  title: 'Trainingslinks',
  models: ['WorkoutLink'],
  columns: { name: 'Name', link: 'Adresse', createdAt: 'Angelegt am' },
  rows: (prisma, userId) =>
    prisma.workoutLink.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      omit: { id: true, userId: true, clientKey: true },
    }),
})

const coaching = exportTable({
  file: 'begleitung',
  title: 'Begleitung',
  models: ['ClientRelation'],
  columns: {
    as: ['Was', labels.coaching],
    with: 'Mit',
    status: ['Stand', labels.coaching],
    startedAt: 'Seit',
    endedAt: 'Bis',
    endedBy: ['Beendet von', labels.relationEnds],
    origin: ['Entstanden durch', labels.relationOrigins],
    allowSwaps: 'Kunde darf den Plan anpassen',
  },
  rows: async (prisma, id) => {
    const first = { select: { firstName: true } }
    const rows = await prisma.clientRelation.findMany({
      where: { OR: [{ clientId: id }, { trainerId: id }] },
      orderBy: { id: 'asc' },
      include: { client: first, trainer: first },
    })
    return rows.map(({ clientId, client, trainer, ...relation }) => {
      const [as, other] = clientId === id ? (['CLIENT', trainer] as const) : (['TRAINER', client] as const)
      const { status, startedAt, endedAt, endedBy, origin, allowSwaps } = relation
      return { as, with: other?.firstName ?? null, status, startedAt, endedAt, endedBy, origin, allowSwaps }
    })
  },
})

const trainerProfile = exportTable({
  file: 'trainerprofil',
  title: 'Trainerprofil',
  models: ['TrainerProfile'],
  columns: {
    headline: 'Überschrift',
    about: 'Über mich',
    profession: ['Beruf', labels.professions],
    qualification: 'Qualifikation',
    registerNumber: 'Registernummer',
    website: 'Website',
    awayFrom: 'Abwesend ab',
    awayUntil: 'Abwesend bis',
    awayText: 'Text zur Abwesenheit',
    agreementVersion: 'Fassung der Vereinbarung zur Auftragsverarbeitung',
    agreementAcceptedAt: 'Vereinbarung angenommen am',
    verifiedAt: 'Qualifikation geprüft am',
    updatedAt: 'Geändert am',
  },
  rows: async (prisma, userId) => {
    const rows = await prisma.trainerProfile.findMany({ where: { userId }, omit: { userId: true, verifiedById: true } })
    return rows.map(({ awayFrom, awayUntil, ...row }) => ({
      ...row,
      awayFrom: awayFrom && isoDay(awayFrom),
      awayUntil: awayUntil && isoDay(awayUntil),
    }))
  },
})

/** Codes of a list in the details of an access: `ROLE_TRAINER ROLE_ADMIN`. */
const codes = (list = ''): string[] => list.split(' ').filter(Boolean)

/**
 * Ids of the audit entries about a user and of what the user did, oldest first. Without a limit: with one, PostgreSQL may
 * read the whole table in the order of the ids until it has found as many.
 */
async function findEntryIds(prisma: PrismaClient, id: string): Promise<string[]> {
  const where = { OR: [{ subjectId: id }, { actorId: id }] }
  const entries = await prisma.auditEntry.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } })
  return entries.map((entry) => entry.id)
}

const findEntries = (prisma: PrismaClient, ids: string[]) =>
  prisma.auditEntry.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    include: { actor: { select: { firstName: true } } },
  })

type Entry = Awaited<ReturnType<typeof findEntries>>[number]

const toAccess = ({ actor, action, details, createdAt }: Entry) => {
  const { added, removed, ...rest } = details as Record<string, string>
  const { area = null, role = null, reason = null, lastDay = null, mail = null, trialUntil = null } = rest
  const named = { area, role, reason, lastDay, mail, trialUntil }
  return { createdAt, by: actor?.firstName ?? null, action, ...named, added: codes(added), removed: codes(removed) }
}

const accessLog = pagedExportTable({
  file: 'zugriffe',
  title: 'Zugriffe auf dein Konto und was du an anderen Konten getan hast',
  models: ['AuditEntry'],
  columns: {
    createdAt: 'Wann',
    by: 'Wer',
    action: ['Was', labels.actions],
    role: ['Als', labels.accessRoles],
    area: ['Bereich', labels.areas],
    reason: 'Grund',
    lastDay: 'Gesperrt bis',
    mail: ['E-Mail', labels.resentMails],
    added: ['Rolle dazugekommen', labels.roles],
    removed: ['Rolle weggefallen', labels.roles],
    trialUntil: 'Testphase bis',
  },
  async *pages(prisma, id) {
    const ids = await findEntryIds(prisma, id)
    for (let start = 0; start < ids.length; start += rowsPerPage)
      yield (await findEntries(prisma, ids.slice(start, start + rowsPerPage))).map(toAccess)
  },
})

const notifications = exportTable({
  file: 'mitteilungen',
  title: 'Mitteilungen',
  models: ['Notification'],
  columns: { createdAt: 'Wann', text: 'Mitteilung', readAt: 'Gelesen am' },
  rows: async (prisma, userId) => {
    const rows = await prisma.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })
    return rows.map(({ kind, variables, createdAt, readAt }) => ({
      createdAt,
      text: sentenceOf(kind, variables),
      readAt,
    }))
  },
})

/** Tables of data shared between a member and their trainer, and the access log. */
export const coachingTables = [notes, documents, workouts, coaching, trainerProfile, notifications, accessLog]
