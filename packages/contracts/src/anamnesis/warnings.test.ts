import { expect, it } from 'vitest'
import type { Answers } from './questionnaire.ts'
import { completeAnswers } from './testing/complete-answers.ts'
import { type AnamnesisWarning, warningsOf } from './warnings.ts'

const today = '2026-11-22'

it('warns of nothing in an ordinary anamnesis, or an empty one', () => {
  expect(warningsOf(completeAnswers, today)).toEqual([])
  expect(warningsOf({}, today)).toEqual([])
})

it.each<[AnamnesisWarning, Answers]>([
  ['BMI_LOW', { height: 170, weight: 53.4 }],
  ['BMI_HIGH', { height: 170, weight: 101.2 }],
  ['PREGNANCY', { pregnancy: 'PREGNANT' }],
  ['PREGNANCY', { pregnancy: 'BREASTFEEDING' }],
  ['INSULIN', { insulin: { value: 'YES' } }],
  ['KIDNEY', { kidney: { value: 'YES', details: 'Dialyse' } }],
  ['EATING_DISORDER', { eatingDisorder: { value: 'YES' } }],
  ['CANCER', { cancer: { value: 'YES' } }],
  ['UNDER_AGE', { adult: 'NO' }],
  ['UNDER_AGE', { birthDate: '2008-11-23' }],
])('%s: %o', (warning, changes) => {
  expect(warningsOf({ ...completeAnswers, ...changes }, today)).toEqual([warning])
})

it.each<Answers>([
  { height: 170, weight: 53.5 },
  { height: 170, weight: 101.1 },
  { kidney: { value: 'UNDISCLOSED' } },
  { birthDate: '2008-11-22' },
  { pregnancy: 'NO' },
])('does not warn at the other side of the bound: %o', (changes) => {
  expect(warningsOf({ ...completeAnswers, ...changes }, today)).toEqual([])
})
