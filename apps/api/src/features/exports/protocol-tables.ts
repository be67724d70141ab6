import { isoDay } from '@kostbar/contracts/calendar'
import { compareTimes } from '@kostbar/contracts/protocol/days'
import { eatingReasons, protocolMealKinds, protocolUnits } from '@kostbar/contracts/protocol/options'
import type { PrismaClient } from '@kostbar/prisma/client'
import { decryptPublished } from '../evaluations/service.ts'
import { decryptDay, decryptMeal } from '../protocol/service.ts'
import { decryptRows, exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const protocols = exportTable({
  file: 'protokolle',
  title: '7-Tages-Protokolle',
  models: ['Protocol'],
  columns: {
    number: 'Nummer',
    startsOn: 'Erster Tag',
    status: ['Stand', labels.protocols],
    submittedAt: 'Abgeschickt am',
    reminderTimes: 'Erinnerungen um',
    remindsByMail: 'Erinnerungen auch per E-Mail',
    remindedAt: 'Zuletzt erinnert am',
    createdAt: 'Angelegt am',
  },
  rows: async (prisma, userId) => {
    const rows = await prisma.protocol.findMany({
      where: { userId },
      orderBy: { number: 'asc' },
      omit: { id: true, userId: true, submissionId: true },
    })
    return rows.map((row) => ({ ...row, startsOn: isoDay(row.startsOn) }))
  },
})

const days = exportTable({
  file: 'protokoll-tage',
  title: 'Tage deiner Protokolle',
  models: ['ProtocolDay'],
  columns: {
    number: 'Protokoll',
    day: 'Tag',
    complete: 'Vollständig',
    sleepQuality: 'Schlaf (1 bis 5)',
    sleepHours: 'Schlaf (Stunden)',
    weightKg: 'Gewicht (kg)',
    waterMl: 'Wasser (ml)',
    steps: 'Schritte',
    stress: 'Stress (1 bis 10)',
    energy: 'Energie (1 bis 10)',
    mood: 'Stimmung (1 bis 5)',
    movement: 'Bewegung',
    complaints: 'Beschwerden',
    special: 'Besonderes',
    note: 'Notiz',
    updatedAt: 'Zuletzt geändert am',
  },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.protocolDay.findMany({
      where: { protocol: { userId } },
      orderBy: [{ protocol: { number: 'asc' } }, { day: 'asc' }],
      include: { protocol: { select: { number: true } } },
    })
    return decryptRows(rows, loadKey, ({ protocolId, protocol, day: date, encrypted, complete, updatedAt }, key) => {
      const day = isoDay(date)
      return { number: protocol.number, day, complete, ...decryptDay(key, protocolId, day, encrypted), updatedAt }
    })
  },
})

const meals = exportTable({
  file: 'protokoll-mahlzeiten',
  title: 'Mahlzeiten deiner Protokolle',
  models: ['ProtocolMeal'],
  columns: {
    number: 'Protokoll',
    day: 'Tag',
    time: 'Uhrzeit',
    kind: ['Was', protocolMealKinds],
    place: 'Ort',
    item: 'Gegessen oder getrunken',
    amount: 'Menge',
    unit: ['Einheit', protocolUnits],
    grams: 'Gramm',
    hungerBefore: 'Hunger davor (1 bis 10)',
    fullnessAfter: 'Sättigung danach (1 bis 10)',
    reason: ['Grund', eatingReasons],
    note: 'Notiz',
    photos: 'Fotos',
    updatedAt: 'Zuletzt geändert am',
  },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.protocolMeal.findMany({
      where: { protocol: { userId } },
      orderBy: [{ protocol: { number: 'asc' } }, { day: 'asc' }, { id: 'asc' }],
      include: {
        protocol: { select: { number: true } },
        photos: { where: { key: { not: null } }, select: { id: true }, orderBy: { id: 'asc' } },
      },
    })
    const meals = await decryptRows(rows, loadKey, ({ id, protocol, day, encrypted, photos, updatedAt }, key) => {
      const { items, ...meal } = decryptMeal(key, id, encrypted)
      return { number: protocol.number, day: isoDay(day), ...meal, items, photos: photos.length, updatedAt }
    })
    meals.sort(
      (one, other) =>
        one.number - other.number || one.day.localeCompare(other.day) || compareTimes(one.time, other.time),
    )
    // One row for each item of a meal; a meal without items gets one row with empty item columns.
    const noItem = { text: null, amount: null, unit: null, grams: null }
    return meals.flatMap(({ items, ...meal }) =>
      (items.length > 0 ? items : [noItem]).map(({ text, amount, unit, grams }) => {
        return { ...meal, item: text, amount, unit, grams }
      }),
    )
  },
})

/** Published evaluations of a member's protocols: what the member reads, not what the trainer is writing. */
const listPublished = (prisma: PrismaClient, userId: string) =>
  prisma.protocolEvaluation.findMany({
    where: { protocol: { userId }, published: { not: null } },
    orderBy: { protocol: { number: 'asc' } },
    include: { protocol: { select: { number: true, meals: { select: { id: true, encrypted: true } } } } },
  })

const comments = exportTable({
  file: 'protokoll-kommentare',
  title: 'Kommentare zu deinen Protokollen',
  models: ['ProtocolComment'],
  columns: {
    number: 'Protokoll',
    day: 'Tag',
    time: 'Mahlzeit um',
    author: 'Von',
    text: 'Text',
    publishedAt: 'Veröffentlicht am',
  },
  rows: async (prisma, userId, loadKey) => {
    const rows = await listPublished(prisma, userId)
    return decryptRows(rows, loadKey, ({ protocolId, protocol: { number, meals }, published, publishedAt }, key) => {
      if (!published) return []
      const { trainer, comments: written } = decryptPublished(key, protocolId, published)
      return written.map(({ day, mealId, text }) => {
        const meal = meals.find(({ id }) => id === mealId)
        const time = meal ? decryptMeal(key, meal.id, meal.encrypted).time : null
        return { number, day, time, author: trainer, text, publishedAt }
      })
    })
  },
})

const evaluations = exportTable({
  file: 'protokoll-auswertungen',
  title: 'Auswertungen deiner Protokolle',
  models: ['ProtocolEvaluation'],
  columns: {
    number: 'Protokoll',
    trainer: 'Von',
    conclusion: 'Zusammenfassung',
    changes: 'Kleine Änderungen',
    publishedAt: 'Veröffentlicht am',
    updatedAt: 'Geändert am',
  },
  rows: async (prisma, userId, loadKey) => {
    const rows = await listPublished(prisma, userId)
    return decryptRows(rows, loadKey, ({ protocolId, protocol, published, publishedAt, updatedAt }, key) => {
      if (!published) return []
      const { trainer, conclusion, changes } = decryptPublished(key, protocolId, published)
      const texts = changes.map(({ from, to }) => `${from.name} (${from.grams} g) → ${to.name} (${to.grams} g)`)
      return [{ number: protocol.number, trainer, conclusion, changes: texts, publishedAt, updatedAt }]
    })
  },
})

const photos = exportTable({
  file: 'fotos',
  title: 'Fotos',
  models: ['Photo'],
  columns: {
    kind: ['Was', labels.photos],
    takenOn: 'Tag',
    width: 'Breite',
    height: 'Höhe',
    createdAt: 'Hochgeladen am',
  },
  rows: async (prisma, userId) => {
    const rows = await prisma.photo.findMany({ where: { userId, key: { not: null } }, orderBy: { id: 'asc' } })
    return rows.map(({ kind, takenOn, width, height, createdAt }) => {
      return { kind, takenOn: isoDay(takenOn), width, height, createdAt }
    })
  },
})

/** Tables about protocols, comments on them, evaluations and photos; the image files are exported as files. */
export const protocolTables = [protocols, days, meals, comments, evaluations, photos]
