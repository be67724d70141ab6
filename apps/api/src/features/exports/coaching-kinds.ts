import { kind } from './kind.ts'
import { words } from './words.ts'

const notes = kind({
  file: 'notizen',
  title: 'Notizen',
  models: ['Note'],
  columns: {
    title: 'Titel',
    note: 'Notiz',
    addedByAdmin: 'Vom Trainer',
    createdAt: 'Geschrieben am',
    updatedAt: 'Geändert am',
  },
  rows: (tx, userId) =>
    tx.note.findMany({ where: { userId }, orderBy: { id: 'asc' }, omit: { id: true, userId: true, authorId: true } }),
})

const documents = kind({
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
  },
  rows: (tx, userId) =>
    tx.document.findMany({ where: { userId }, orderBy: { id: 'asc' }, omit: { id: true, userId: true, key: true } }),
})

const workouts = kind({
  file: 'trainingslinks',
  title: 'Trainingslinks',
  models: ['WorkoutLink'],
  columns: { name: 'Name', link: 'Adresse', createdAt: 'Angelegt am' },
  rows: (tx, userId) =>
    tx.workoutLink.findMany({ where: { userId }, orderBy: { id: 'asc' }, omit: { id: true, userId: true } }),
})

const coaching = kind({
  file: 'begleitung',
  title: 'Begleitung',
  models: ['ClientRelation'],
  columns: {
    as: ['Was', words.coaching],
    with: 'Mit',
    status: ['Stand', words.coaching],
    startedAt: 'Seit',
    endedAt: 'Bis',
  },
  rows: async (tx, id) => {
    const first = { select: { firstName: true } }
    const found = await tx.clientRelation.findMany({
      where: { OR: [{ clientId: id }, { trainerId: id }] },
      orderBy: { id: 'asc' },
      include: { client: first, trainer: first },
    })
    return found.map(({ clientId, client, trainer, status, startedAt, endedAt }) => {
      const [as, other] = clientId === id ? (['CLIENT', trainer] as const) : (['TRAINER', client] as const)
      return { as, with: other.firstName, status, startedAt, endedAt }
    })
  },
})

const visits = kind({
  file: 'zugriffe',
  title: 'Zugriffe auf dein Konto und was du an anderen Konten getan hast',
  models: ['AuditEntry'],
  columns: {
    createdAt: 'Wann',
    by: 'Wer',
    action: ['Was', words.actions],
    area: ['Bereich', words.areas],
    details: 'Näheres',
  },
  rows: async (tx, id) => {
    const found = await tx.auditEntry.findMany({
      where: { OR: [{ subjectId: id }, { actorId: id }] },
      orderBy: { id: 'asc' },
      include: { actor: { select: { firstName: true } } },
    })
    return found.map(({ actor, action, details, createdAt }) => {
      const { area = null, ...more } = details as Record<string, unknown>
      const by = actor?.firstName ?? null
      return { createdAt, by, action, area, details: Object.keys(more).length > 0 ? more : null }
    })
  },
})

/** What passes between a member and those who look after them. */
export const coachingKinds = [notes, documents, workouts, coaching, visits]
