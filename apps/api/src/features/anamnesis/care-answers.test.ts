import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { completeAnswers } from '@kostbar/contracts/anamnesis/testing/complete-answers'
import { questionsOf } from '@kostbar/contracts/anamnesis/visible-questions'
import { diets, intolerances } from '@kostbar/contracts/care-profile/options'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import { expect, it } from 'vitest'
import { careAnswersOf, careContentOf } from './care-answers.ts'

const today = '2026-11-22'

it('takes food, body and warnings from the answers', () => {
  const answers = { ...completeAnswers, intolerances: ['LACTOSE'], likes: 'Linsen, Beeren;\nKäse', dislikes: ' , ' }
  expect(careAnswersOf({ ...answers, kidney: { value: 'YES' } }, today)).toEqual({
    allergens: ['G', 'C'],
    intolerances: ['LACTOSE'],
    diet: 'MIXED',
    likes: ['Linsen', 'Beeren', 'Käse'],
    dislikes: [],
    warnings: ['KIDNEY'],
    person: {
      sex: 'FEMALE',
      formulaSex: 'FEMALE',
      birthDate: '1998-03-14',
      heightCm: 169,
      weightKg: 72,
      activity: 1.4,
    },
  })
})

it.each([
  ['FEMALE', undefined, 'FEMALE'],
  ['MALE', undefined, 'MALE'],
  ['DIVERSE', 'MALE', 'MALE'],
  ['DIVERSE', 'FEMALE', 'FEMALE'],
])('%s with formula %s is calculated as %s', (sex, chosen, formulaSex) => {
  const answers = { ...completeAnswers, sex, ...(chosen && { formulaSex: chosen }) }
  expect(careAnswersOf(answers, today).person).toMatchObject({ sex, formulaSex })
})

it('leaves out "none", sentences, and what an older questionnaire offered', () => {
  const dislikes = `Fisch, ${'lang '.repeat(20)}, \u202eKohl\t`
  expect(careContentOf({ allergens: ['NONE'], intolerances: ['SORBITOL'], diet: 'STONE_AGE', dislikes })).toEqual({
    allergens: [],
    intolerances: [],
    diet: null,
    likes: [],
    dislikes: ['Fisch', 'Kohl'],
  })
})

it.each([
  ['allergens', allergens],
  ['intolerances', intolerances],
  ['diet', diets],
])('the questionnaire offers what the care profile knows: %s', (id, options) => {
  const question = questionsOf(anamnesisQuestionnaire).find((other) => other.id === id)
  const values = question && 'options' in question ? question.options.map(({ value }) => value) : []
  expect(values.filter((value) => value !== 'NONE').sort()).toEqual(Object.keys(options).sort())
})
