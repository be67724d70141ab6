import { describe, expect, it } from 'vitest'
import { changesSince, findConflicts } from './conflicts.ts'
import { anamnesisQuestionnaire } from './definition.ts'
import { differenceOf } from './difference.ts'
import { withOwnQuestions } from './own-questions.ts'
import type { Answers, Questionnaire } from './questionnaire.ts'
import { summarize, summaryRows } from './summary.ts'
import { completeAnswers } from './testing/complete-answers.ts'

const answerIn = (answers: Answers, id: string, questionnaire = anamnesisQuestionnaire) =>
  summarize(questionnaire, answers)
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.id === id)?.answer

describe('the summary', () => {
  it.each([
    ['height', 169, '169 cm'],
    ['water', 1500, '1.500 ml'],
    ['household', 1, '1 Person'],
    ['household', 4, '4 Personen'],
    ['weight', 72.5, '72,5 kg'],
    ['birthDate', '1998-03-04', '4.3.1998'],
    ['sex', 'FEMALE', 'weiblich'],
    ['allergens', ['G', 'C'], 'Milch (G), Ei (C)'],
    ['motivation', 8, '8 von 10'],
    ['heart', { value: 'YES' as const, details: 'Stent 2019' }, 'Ja: Stent 2019'],
    ['heart', { value: 'UNDISCLOSED' as const }, 'Möchte ich nicht sagen'],
    ['obstacle', ' ', null],
  ])('says %s in words', (id, answer, text) => {
    expect(answerIn({ [id]: answer }, id)).toBe(text)
  })

  it('shows every question that is asked, and no other', () => {
    expect(answerIn({ ...completeAnswers, sex: 'MALE' }, 'pregnancy')).toBeUndefined()
    expect(answerIn(completeAnswers, 'pregnancy')).toBeNull()
  })

  it('is a table, too', () => {
    expect(summaryRows(anamnesisQuestionnaire, completeAnswers)).toContainEqual({
      step: 'Person und Körper',
      question: 'Größe',
      answer: '169 cm',
    })
  })

  it('ends with the own questions of a trainer', () => {
    const own = [{ id: 'own-1', kind: 'choice' as const, label: 'Wann trainierst du?', options: ['früh', 'spät'] }]
    const questionnaire = withOwnQuestions(anamnesisQuestionnaire, 'Tina', own)
    const last = summarize(questionnaire, { 'own-1': 'spät' }).at(-1)
    expect(last).toMatchObject({
      title: 'Fragen von Tina',
      entries: [{ label: 'Wann trainierst du?', answer: 'spät' }],
    })
    expect(withOwnQuestions(anamnesisQuestionnaire, 'Tina', [])).toBe(anamnesisQuestionnaire)
  })
})

describe('the difference of two versions', () => {
  const difference = (before: Answers, after: Answers, questionnaire: Questionnaire = anamnesisQuestionnaire) =>
    differenceOf({ questionnaire: anamnesisQuestionnaire, answers: before }, { questionnaire, answers: after })

  it('is empty for the same answers, also in other words', () => {
    const renamed: Questionnaire = JSON.parse(JSON.stringify(anamnesisQuestionnaire).replaceAll('weiblich', 'Frau'))
    expect(difference(completeAnswers, completeAnswers, renamed)).toEqual([])
  })

  it('shows texts word by word', () => {
    const before = { whyNow: 'Ich möchte wieder laufen.' }
    const after = { whyNow: 'Ich möchte endlich wieder wandern.' }
    const [changed] = difference(before, after)
    expect(changed).toMatchObject({ id: 'whyNow', label: 'Warum gerade jetzt?', stepTitle: 'Ziele' })
    const textOf = (left: 'ADDED' | 'REMOVED') =>
      changed?.changes.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('')
    expect([textOf('ADDED'), textOf('REMOVED')]).toEqual([before.whyNow, after.whyNow])
    expect(changed?.changes).toContainEqual({ kind: 'REMOVED', text: 'laufen' })
    expect(changed?.changes).toContainEqual({ kind: 'ADDED', text: 'wandern' })
  })

  it('shows other answers as a whole', () => {
    expect(difference({ weight: 72 }, { weight: 70 })).toMatchObject([
      {
        changes: [
          { kind: 'REMOVED', text: '72 kg' },
          { kind: 'ADDED', text: '70 kg' },
        ],
      },
    ])
    expect(difference({}, { water: 0 })).toMatchObject([{ changes: [{ kind: 'ADDED', text: '0 ml' }] }])
  })

  it('contains questions that only the older version asked', () => {
    const [step] = anamnesisQuestionnaire.steps
    const shorter = { version: 'later', steps: step ? [step] : [] }
    expect(difference({ adult: 'YES', weight: 72 }, { adult: 'YES' }, shorter)).toMatchObject([
      { id: 'weight', label: 'Gewicht', changes: [{ kind: 'REMOVED', text: '72 kg' }] },
    ])
  })
})

describe('two devices', () => {
  const base: Answers = { weight: 72, whyNow: 'Alt' }

  it('are in conflict where both changed a question differently', () => {
    const mine = { weight: 71, whyNow: 'Alt', water: 1500 }
    expect(findConflicts(base, mine, { weight: 70, whyNow: 'Neu' })).toEqual(['weight'])
    expect(findConflicts(base, mine, { weight: 71, whyNow: 'Neu' })).toEqual([])
    expect(findConflicts(base, { whyNow: 'Alt' }, { weight: 70, whyNow: 'Alt' })).toEqual(['weight'])
  })

  it('save what they changed alone', () => {
    expect(changesSince(base, { weight: 72, water: 1500 })).toEqual({ whyNow: null, water: 1500 })
  })
})
