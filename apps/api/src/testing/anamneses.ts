import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { Answers, Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import { completeAnswers } from '@kostbar/contracts/anamnesis/testing/complete-answers'
import { questionsOf } from '@kostbar/contracts/anamnesis/visible-questions'
import { encryptVersion, type StoredVersion } from '../features/anamnesis/stored.ts'
import type { Account, Person, TestApp } from './test-app.ts'

/** Answers to all questions that take text, each beginning with the canary. */
export function canaryAnswers(canary: string, questionnaire: Questionnaire = anamnesisQuestionnaire): Answers {
  const entries = questionsOf(questionnaire).flatMap((question): [string, Answers[string]][] => {
    const text = `${canary} ${question.id}`
    if (question.kind === 'text' || question.kind === 'longText') return [[question.id, text]]
    if (question.kind !== 'yesNo' || !question.detailsLabel) return []
    return [[question.id, { value: 'YES', details: text }]]
  })
  return Object.fromEntries(entries)
}

type Changes = Record<string, Answers[string] | null>

/** Calls about the anamnesis of a member. @param member read at every call */
export function anamnesisCalls(member: () => Person) {
  const ofMember = () => ({ userId: member().id })
  const overview = (by = member()) => by.call(anamnesis.get, { params: ofMember() })
  const save = (answers: Changes, rev: number, { by = member(), step = 'body' } = {}) =>
    by.call(anamnesis.saveDraft, { params: ofMember(), body: { step, answers, rev } })
  const submit = (rev: number) => member().call(anamnesis.submit, { body: { rev } })
  return {
    ofMember,
    overview,
    save,
    submit,
    version: (number: number, by = member()) =>
      by.call(anamnesis.version, { params: { ...ofMember(), number: String(number) } }),

    /** Submits a complete anamnesis. @returns the number of the version */
    submitComplete: async (changes: Changes = {}): Promise<number> => {
      const { draft } = await overview()
      const { rev } = await save({ ...completeAnswers, ...changes }, draft?.rev ?? 0)
      return (await submit(rev)).number
    },
  }
}

/** Submits a complete anamnesis of a member. @returns the number of the version */
export const submitAnamnesis = (person: Person, changes: Answers = {}): Promise<number> =>
  anamnesisCalls(() => person).submitComplete(changes)

/** An anamnesis version as an earlier release stored it, with another questionnaire. */
export const earlierVersion: StoredVersion = {
  questionnaire: {
    version: '2020-01',
    steps: [
      {
        id: 'body',
        title: 'Damals',
        description: '',
        questions: [{ id: 'weight', kind: 'text', label: 'Wie schwer warst du?', maxLength: 500 }],
      },
    ],
  },
  answers: { weight: 'leicht' },
}

/** Replaces a member's only submitted version with `earlierVersion`. */
export async function storeEarlierVersion({ infra }: TestApp, { id: userId }: Account): Promise<void> {
  const { database, dataKeys } = infra
  const key = await dataKeys.ofUser(database.kysely, userId)
  const { id } = await database.prisma.anamnesisVersion.findFirstOrThrow({ where: { userId } })
  const encrypted = new Uint8Array(encryptVersion(key, id, earlierVersion))
  await database.prisma.anamnesisVersion.update({ where: { id }, data: { encrypted } })
}
