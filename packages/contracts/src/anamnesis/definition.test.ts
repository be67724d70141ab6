import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anamnesisQuestionnaire } from './definition.ts'
import { questionnaire } from './questionnaire.ts'
import { completeAnswers } from './testing/complete-answers.ts'
import { questionsOf, visibleSteps } from './visible-questions.ts'

const questions = questionsOf(anamnesisQuestionnaire)

describe('the questionnaire', () => {
  it('has thirteen steps and is valid', () => {
    expect(anamnesisQuestionnaire.steps).toHaveLength(13)
    expect(z.parse(questionnaire, anamnesisQuestionnaire)).toEqual(anamnesisQuestionnaire)
  })

  it('is for people from the age that the terms require', () => {
    expect(questions.find(({ id }) => id === 'adult')?.hint).toContain('ab 18')
  })

  it('has an id of its own for each question and step', () => {
    for (const ids of [questions.map(({ id }) => id), anamnesisQuestionnaire.steps.map(({ id }) => id)])
      expect(new Set(ids).size).toBe(ids.length)
  })

  it('requires what has to be known, and nothing else', () => {
    const required = questions.filter((question) => question.required).map(({ id }) => id)
    expect(required.sort()).toEqual([...Object.keys(completeAnswers), 'formulaSex'].sort())
  })

  it('refers in conditions to options of earlier questions', () => {
    for (const [index, { condition, id }] of questions.entries()) {
      if (!condition) continue
      const other = questions.slice(0, index).find((question) => question.id === condition.question)
      const values =
        other && 'options' in other ? other.options.map(({ value }) => value) : ['YES', 'NO', 'UNDISCLOSED']
      expect([id, values]).toEqual([id, expect.arrayContaining(condition.in)])
    }
  })
})

describe('conditional questions', () => {
  const visibleIds = (answers: Parameters<typeof visibleSteps>[1]) =>
    visibleSteps(anamnesisQuestionnaire, answers).flatMap((step) => step.questions.map(({ id }) => id))

  it('appear with the answer they depend on', () => {
    expect(visibleIds({})).not.toContain('formulaSex')
    expect(visibleIds({ sex: 'DIVERSE' })).toEqual(expect.arrayContaining(['formulaSex', 'pregnancy']))
    expect(visibleIds({ sex: 'MALE' })).not.toContain('pregnancy')
    expect(visibleIds({ diabetes: { value: 'NO' } })).not.toContain('insulin')
    expect(visibleIds({ diabetes: { value: 'UNDISCLOSED' } })).toContain('insulin')
  })

  it('do not appear by the answer to a question that is hidden itself', () => {
    const nested = {
      version: 'test',
      steps: [
        {
          id: 'a',
          title: 'A',
          description: '',
          questions: [
            { id: 'one', kind: 'yesNo' as const, label: '1' },
            { id: 'two', kind: 'yesNo' as const, label: '2', condition: { question: 'one', in: ['YES'] } },
            { id: 'three', kind: 'yesNo' as const, label: '3', condition: { question: 'two', in: ['YES'] } },
          ],
        },
      ],
    }
    const [step] = visibleSteps(nested, { one: { value: 'NO' }, two: { value: 'YES' } })
    expect(step?.questions.map(({ id }) => id)).toEqual(['one'])
  })
})
