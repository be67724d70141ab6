import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { Answers, Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import { completeAnswers } from '@kostbar/contracts/anamnesis/testing/complete-answers'
import { questionsOf } from '@kostbar/contracts/anamnesis/visible-questions'
import type { Person } from './test-app.ts'

/** Answers that begin with this text, one per question that takes text. */
export function canaryAnswers(canary: string, questionnaire: Questionnaire = anamnesisQuestionnaire): Answers {
  const entries = questionsOf(questionnaire).flatMap((question): [string, Answers[string]][] => {
    const text = `${canary} ${question.id}`
    if (question.kind === 'text' || question.kind === 'longText') return [[question.id, text]]
    if (question.kind !== 'yesNo' || !question.detailsLabel) return []
    return [[question.id, { value: 'YES', details: text }]]
  })
  return Object.fromEntries(entries)
}

/** Submits a complete anamnesis. @returns the number of the version */
export async function submitAnamnesis(person: Person, changes: Answers = {}): Promise<number> {
  const params = { userId: person.id }
  const { draft } = await person.call(anamnesis.get, { params })
  const answers = { ...completeAnswers, ...changes }
  const { rev } = await person.call(anamnesis.saveDraft, {
    params,
    body: { step: 'review', answers, rev: draft?.rev ?? 0 },
  })
  return (await person.call(anamnesis.submit, { body: { rev } })).number
}
