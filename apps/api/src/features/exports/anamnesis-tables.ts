import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { withOwnQuestions } from '@kostbar/contracts/anamnesis/own-questions'
import type { Answers, Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import { summaryRows } from '@kostbar/contracts/anamnesis/summary'
import {
  anamnesisDraftContext,
  anamnesisReviewContext,
  anamnesisVersionContext,
} from '@kostbar/prisma/anamnesis-context'
import type { PrismaClient } from '@kostbar/prisma/client'
import { decryptRows, exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const answerColumns = { step: 'Abschnitt', question: 'Frage', answer: 'Antwort' } as const

const versions = exportTable({
  file: 'anamnesen',
  title: 'Anamnesen',
  models: ['AnamnesisVersion'],
  columns: { number: 'Fassung', submittedAt: 'Abgeschickt am', ...answerColumns, remindedAt: 'Daran erinnert am' },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.anamnesisVersion.findMany({ where: { userId }, orderBy: { number: 'asc' } })
    return decryptRows(rows, loadKey, ({ id, number, submittedAt, encrypted, remindedAt }, key) => {
      const text = key.decrypt(anamnesisVersionContext(id), encrypted)
      const { questionnaire, answers } = JSON.parse(text) as { questionnaire: Questionnaire; answers: Answers }
      return summaryRows(questionnaire, answers).map((row) => ({ number, submittedAt, ...row, remindedAt }))
    })
  },
})

/** Current questionnaire of a member, with the own questions of the trainer. */
async function currentQuestionnaire(prisma: PrismaClient, userId: string): Promise<Questionnaire> {
  const relation = await prisma.clientRelation.findFirst({
    where: { clientId: userId, status: { not: 'ARCHIVED' } },
    include: { trainer: { include: { anamnesisQuestions: { orderBy: { position: 'asc' } } } } },
  })
  const { firstName = '', anamnesisQuestions = [] } = relation?.trainer ?? {}
  return withOwnQuestions(anamnesisQuestionnaire, firstName, anamnesisQuestions)
}

const draft = exportTable({
  file: 'anamnese-entwurf',
  title: 'Entwurf deiner Anamnese',
  models: ['AnamnesisDraft'],
  columns: { ...answerColumns, updatedAt: 'Zuletzt geändert', isUpdatedByTrainer: 'Von deiner Begleitung' },
  rows: async (prisma, userId, loadKey) => {
    const row = await prisma.anamnesisDraft.findUnique({ where: { userId } })
    const key = row?.encrypted ? await loadKey() : undefined
    if (!row?.encrypted || !key) return []
    const { updatedAt, isUpdatedByTrainer, encrypted } = row
    const answers = JSON.parse(key.decrypt(anamnesisDraftContext(userId), encrypted)) as Answers
    const questionnaire = await currentQuestionnaire(prisma, userId)
    return summaryRows(questionnaire, answers)
      .filter(({ answer }) => answer !== '')
      .map((answer) => ({ ...answer, updatedAt, isUpdatedByTrainer }))
  },
})

const reviews = exportTable({
  file: 'anamnese-antworten',
  title: 'Antworten auf deine Anamnesen',
  models: ['AnamnesisReview'],
  columns: {
    number: 'Fassung',
    outcome: ['Ergebnis', labels.reviews],
    trainer: 'Von',
    text: 'Text',
    createdAt: 'Am',
  },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.anamnesisReview.findMany({
      where: { version: { userId } },
      orderBy: { id: 'asc' },
      include: { version: { select: { number: true } }, trainer: { select: { firstName: true } } },
    })
    return decryptRows(rows, loadKey, ({ id, version, outcome, trainer, encrypted, createdAt }, key) => {
      const text = key.decrypt(anamnesisReviewContext(id), encrypted)
      return { number: version.number, outcome, trainer: trainer?.firstName ?? null, text, createdAt }
    })
  },
})

const ownQuestions = exportTable({
  file: 'eigene-fragen',
  title: 'Eigene Fragen in der Anamnese',
  models: ['AnamnesisQuestion'],
  columns: { label: 'Frage', kind: ['Antwort', labels.questions], options: 'Auswahl' },
  rows: (prisma, userId) =>
    prisma.anamnesisQuestion.findMany({
      where: { trainerId: userId },
      orderBy: { position: 'asc' },
      omit: { id: true, trainerId: true, position: true },
    }),
})

/** Anamneses of a member with their reviews, and the own questions of a trainer. */
export const anamnesisTables = [versions, draft, reviews, ownQuestions]
