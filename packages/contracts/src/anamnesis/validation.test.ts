import { describe, expect, it } from 'vitest'
import { anamnesisQuestionnaire } from './definition.ts'
import { type NumberInput, parseNumberInput } from './number-input.ts'
import type { Answers, QuestionOf } from './questionnaire.ts'
import { completeAnswers } from './testing/complete-answers.ts'
import { validateAnswers, validateDraft } from './validation.ts'
import { answersToStore, questionsOf } from './visible-questions.ts'

const today = '2026-11-22'
const problemsOf = (changes: Answers) =>
  validateAnswers(anamnesisQuestionnaire, { ...completeAnswers, ...changes }, today)

describe('a submission', () => {
  it('is complete with the required answers', () => {
    expect(problemsOf({})).toEqual({})
  })

  it('names every required question without an answer', () => {
    const problems = validateAnswers(anamnesisQuestionnaire, {}, today)
    expect(Object.keys(problems).sort()).toEqual(Object.keys(completeAnswers).sort())
    expect(problems).toMatchObject({ sex: 'Bitte wähle eine Antwort.', whyNow: 'Bitte fülle dieses Feld aus.' })
  })

  it('requires a conditional question only while it is asked', () => {
    expect(problemsOf({ sex: 'DIVERSE' })).toEqual({ formulaSex: 'Bitte wähle eine Antwort.' })
    expect(problemsOf({ formulaSex: 'NOPE' })).toEqual({})
  })

  it.each<[string, Answers]>([
    ['a blank text', { whyNow: ' \n ' }],
    ['a text that is too long', { whyNow: 'x'.repeat(501) }],
    ['a number out of range', { height: 17 }],
    ['not a number', { weight: Number.NaN }],
    ['another kind of answer', { weight: '72' }],
    ['an unknown option', { diet: 'STEAK' }],
    ['an unknown allergen', { allergens: ['Z'] }],
    ['none and something', { allergens: ['NONE', 'G'] }],
    ['an option twice', { allergens: ['G', 'G'] }],
    ['a scale beyond its end', { motivation: 11 }],
    ['a fraction on a scale', { motivation: 7.5 }],
    ['today as birth date', { birthDate: today }],
    ['a birth date in the future', { birthDate: '2030-01-01' }],
    ['a child', { birthDate: '2013-11-22' }],
    ['somebody older than anybody', { birthDate: '1899-01-01' }],
    ['a day that does not exist', { birthDate: '1990-02-30' }],
    ['a target in the past', { targetDate: today }],
    ['details that are too long', { medicalTreatment: { value: 'YES', details: 'x'.repeat(501) } }],
  ])('refuses %s', (_what, changes) => {
    expect(Object.keys(problemsOf(changes))).toEqual(Object.keys(changes))
  })

  it('takes emoji and right-to-left text as it is', () => {
    expect(problemsOf({ whyNow: 'שלום 👩‍👩‍👧 مرحبا' })).toEqual({})
  })

  it('stores asked questions alone, trimmed and without blanks', () => {
    const answers: Answers = {
      ...completeAnswers,
      sex: 'MALE',
      pregnancy: 'PREGNANT',
      whyNow: ' Jetzt \n',
      obstacle: '  ',
      medicalTreatment: { value: 'NO', details: 'Nichts' },
      heart: { value: 'YES', details: ' Stent ' },
      ofAnotherTime: 'x',
    }
    expect(answersToStore(anamnesisQuestionnaire, answers)).toEqual({
      ...completeAnswers,
      sex: 'MALE',
      whyNow: 'Jetzt',
      medicalTreatment: { value: 'NO' },
      heart: { value: 'YES', details: 'Stent' },
    })
  })
})

describe('a draft', () => {
  it('may be incomplete, out of range and half typed', () => {
    expect(validateDraft(anamnesisQuestionnaire, { height: 1, birthDate: '19', whyNow: 'a ', sex: '' })).toEqual({})
  })

  it.each<[string, Answers]>([
    ['another kind of answer', { height: 'tall' }],
    ['an unknown option', { sex: 'X' }],
    ['a text that is too long', { whyNow: 'x'.repeat(501) }],
    ['a list for a yes/no question', { kidney: ['YES'] }],
  ])('refuses %s', (_what, answers) => {
    expect(Object.keys(validateDraft(anamnesisQuestionnaire, answers))).toEqual(Object.keys(answers))
  })
})

const numberQuestion = (id: string) => {
  const question = questionsOf(anamnesisQuestionnaire).find((other) => other.id === id)
  return question as QuestionOf<'number'>
}
const value = (number: number): NumberInput => ({ kind: 'value', value: number })

describe('a height', () => {
  it.each(['170', '1,7', '1.70', '1,70 m', ' 170 cm ', '170,4', '169,6'])('is understood: %s', (text) => {
    expect(parseNumberInput(text, numberQuestion('height'))).toEqual(value(170))
  })

  it.each(['17', '1700'])('is queried: %s', (text) => {
    const suggestion = { kind: 'suggestion', value: 170, text: 'Meinst du 170 cm?' }
    expect(parseNumberInput(text, numberQuestion('height'))).toEqual(suggestion)
  })

  it.each(['', 'groß', '7', '-170', '1,7,0', '170-180'])('is refused: %s', (text) => {
    expect(parseNumberInput(text, numberQuestion('height')).kind).toBe('problem')
  })
})

describe('other numbers', () => {
  it.each([
    ['weight', '71,25', 71.3],
    ['weight', '71.5 kg', 71.5],
    ['steps', '10.000', 10_000],
    ['steps', '10 000 Schritte', 10_000],
    ['water', '0', 0],
  ])('%s: %s', (id, text, expected) => {
    expect(parseNumberInput(text, numberQuestion(id))).toEqual(value(expected))
  })

  it('say between what they may be', () => {
    const text = 'Bitte gib einen Wert zwischen 30 und 300 kg an.'
    expect(parseNumberInput('17', numberQuestion('weight'))).toEqual({ kind: 'problem', text })
  })
})
