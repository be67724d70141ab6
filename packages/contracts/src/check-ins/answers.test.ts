import { describe, expect, it } from 'vitest'
import { answersTo, askedQuestions, problemsOf } from './answers.ts'
import type { Question } from './schemas.ts'

const question = (id: string, changes: Partial<Question>): Question => ({
  id,
  kind: 'TEXT',
  text: id,
  unit: null,
  isRequired: false,
  ...changes,
})
const scale = question('scale', { kind: 'SCALE', isRequired: true })
const choice = question('choice', { kind: 'YES_NO', isRequired: true })
const weight = question('weight', { kind: 'NUMBER', unit: 'kg', isRequired: true })
const sleep = question('sleep', { kind: 'NUMBER', unit: 'h' })
const text = question('text', { isRequired: true })
const questions = [scale, choice, weight, sleep, text]

const answer = (questionId: string, value: number | boolean | string) => ({ questionId, value })
const complete = [answer('text', 'Gut'), answer('scale', 7), answer('choice', false), answer('weight', 71.4)]

describe('the questions that are asked', () => {
  it('are all of them, in protective mode without those about the body', () => {
    expect(askedQuestions(questions, false)).toEqual(questions)
    expect(askedQuestions(questions, true)).toEqual([scale, choice, sleep, text])
  })
})

describe('the problems of answers', () => {
  it('are none when every required question is answered', () => {
    expect(problemsOf(questions, complete)).toEqual({})
    expect(problemsOf(questions, [...complete, answer('sleep', 0), answer('unknown', 'x')])).toEqual({})
  })

  it('name each required question without an answer, also one with an empty text', () => {
    expect(problemsOf(questions, [answer('text', '')])).toEqual({
      scale: 'Bitte wähle einen Wert von 1 bis 10.',
      choice: 'Bitte wähle Ja oder Nein.',
      weight: 'Bitte gib einen Wert zwischen 0 und 100.000 an.',
      text: 'Bitte fülle dieses Feld aus.',
    })
  })

  it.each([
    ['scale', 0],
    ['scale', 11],
    ['scale', 7.5],
    ['scale', true],
    ['choice', 1],
    ['choice', 'ja'],
    ['weight', -1],
    ['weight', 100_001],
    ['weight', '70'],
    ['weight', true],
    ['sleep', 'lang'],
    ['text', 4],
  ])('name an answer that does not fit its question: %s %s', (id, value) => {
    const answers = [...complete.filter(({ questionId }) => questionId !== id), answer(id, value)]
    expect(Object.keys(problemsOf(questions, answers))).toEqual([id])
  })
})

describe('stored answers', () => {
  it('are in the order of the questions, one each, without empty and unasked ones', () => {
    const answers = [answer('text', 'Gut'), answer('unknown', 1), answer('scale', 3), answer('scale', 4)]
    expect(answersTo(questions, answers)).toEqual([answer('scale', 4), answer('text', 'Gut')])
    expect(answersTo([text], [answer('text', '')])).toEqual([])
  })
})
