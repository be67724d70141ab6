import { isoDay } from '@kostbar/contracts/calendar'
import { measureKinds } from '@kostbar/contracts/measures/measure-kinds'
import { measureContext } from '@kostbar/prisma/measure-context'
import { decryptRows, exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const measures = exportTable({
  file: 'koerpermasse',
  title: 'Körpermaße',
  models: ['Measure'],
  columns: { day: 'Tag', kind: ['Was', labels.measures], value: 'Wert', unit: 'Einheit', changedAt: 'Eingetragen am' },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.measure.findMany({ where: { userId }, orderBy: [{ day: 'asc' }, { kind: 'asc' }] })
    return decryptRows(rows, loadKey, ({ day: date, kind, encrypted, changedAt }, key) => {
      const day = isoDay(date)
      const value = Number(key.decrypt(measureContext(userId, kind, day), encrypted))
      return { day, kind, value, unit: measureKinds[kind].unit, changedAt }
    })
  },
})

const consents = exportTable({
  file: 'einwilligungen',
  title: 'Einwilligungen zu Gesundheitsdaten',
  models: ['Consent'],
  columns: {
    kind: ['Wozu', labels.consents],
    version: 'Fassung',
    trainer: 'Trainer',
    givenAt: 'Erteilt am',
    revokedAt: 'Widerrufen am',
  },
  rows: async (prisma, userId) => {
    const rows = await prisma.consent.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      include: { relation: { select: { trainer: { select: { firstName: true } } } } },
    })
    return rows.map(({ kind, version, relation, givenAt, revokedAt }) => {
      return { kind, version, trainer: relation?.trainer?.firstName ?? null, givenAt, revokedAt }
    })
  },
})

/** Tables of body measures, decrypted, and of consents to the processing of health data. */
export const healthTables = [measures, consents]
