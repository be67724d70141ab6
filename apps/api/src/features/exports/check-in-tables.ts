import { isoDay } from '@kostbar/contracts/calendar'
import { questionKinds } from '@kostbar/contracts/check-ins/questions'
import type { CheckInAnswer, Question } from '@kostbar/contracts/check-ins/schemas'
import { weekdayNames } from '@kostbar/contracts/meals'
import { formatNumber } from '@kostbar/contracts/number-format'
import { decryptAnswers, decryptReply } from '../check-ins/service.ts'
import { decryptRows, exportTable } from './export-table.ts'
import { labels } from './labels.ts'

/** Answer as text; null without one. */
function answerText({ unit }: Question, value: CheckInAnswer['value'] | undefined): string | null {
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein'
  if (typeof value === 'number') return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value)
  return value ?? null
}

const checkIns = exportTable({
  file: 'wochenrueckblicke',
  title: 'Wochenrückblicke',
  models: ['CheckIn'],
  columns: {
    dueOn: 'Tag',
    formName: 'Bogen',
    trainer: 'Begleitung',
    status: ['Stand', labels.checkIns],
    question: 'Frage',
    answer: 'Antwort',
    submittedAt: 'Abgeschickt am',
    reply: 'Antwort deiner Begleitung',
    repliedAt: 'Beantwortet am',
  },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.checkIn.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      include: { relation: { select: { trainer: { select: { firstName: true } } } } },
    })
    return decryptRows(rows, loadKey, ({ id, relation, encrypted, encryptedReply, ...row }, key) => {
      const answers = new Map(
        (encrypted ? decryptAnswers(key, id, encrypted) : []).map(({ questionId, value }) => [questionId, value]),
      )
      const { formName, status, submittedAt, repliedAt } = row
      return (row.questions as Question[]).map((question) => ({
        dueOn: isoDay(row.dueOn),
        formName,
        trainer: relation.trainer?.firstName ?? null,
        status,
        question: question.text,
        answer: answerText(question, answers.get(question.id)),
        submittedAt,
        reply: encryptedReply && decryptReply(key, id, encryptedReply),
        repliedAt,
      }))
    })
  },
})

const schedules = exportTable({
  file: 'wochenrueckblick-plan',
  title: 'Wann dein Wochenrückblick kommt',
  models: ['CheckInSchedule'],
  columns: { formName: 'Bogen', trainer: 'Begleitung', weekday: ['Wochentag', weekdayNames], nextOn: 'Nächster am' },
  rows: async (prisma, userId) => {
    const rows = await prisma.checkInSchedule.findMany({
      where: { relation: { clientId: userId } },
      include: {
        form: { select: { name: true } },
        relation: { select: { trainer: { select: { firstName: true } } } },
      },
    })
    return rows.map(({ form, relation, weekday, nextOn }) => {
      return { formName: form.name, trainer: relation.trainer?.firstName ?? null, weekday, nextOn: isoDay(nextOn) }
    })
  },
})

const forms = exportTable({
  file: 'wochenrueckblick-boegen',
  title: 'Deine Bögen für Wochenrückblicke',
  models: ['CheckInForm'],
  columns: {
    name: 'Bogen',
    version: 'Fassung',
    question: 'Frage',
    kind: ['Antwort', questionKinds],
    unit: 'Einheit',
    isRequired: 'Pflichtfrage',
    createdAt: 'Angelegt am',
    updatedAt: 'Geändert am',
  },
  rows: async (prisma, userId) => {
    const rows = await prisma.checkInForm.findMany({ where: { trainerId: userId }, orderBy: { id: 'asc' } })
    return rows.flatMap(({ name, version, questions, createdAt, updatedAt }) =>
      (questions as unknown as Question[]).map(({ text: question, kind, unit, isRequired }) => {
        return { name, version, question, kind, unit, isRequired, createdAt, updatedAt }
      }),
    )
  },
})

/** Tables about weekly check-ins: a member's answers and schedule, a trainer's forms. */
export const checkInTables = [checkIns, schedules, forms]
