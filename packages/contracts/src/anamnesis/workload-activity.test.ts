import { expect, it } from 'vitest'
import { activityLevels } from '../macros/calculator-limits.ts'
import { anamnesisQuestionnaire } from './definition.ts'
import { questionsOf } from './visible-questions.ts'
import { activityOf } from './workload-activity.ts'

it('has one of the calculator’s levels for each answer about the workload, rising with it', () => {
  const workload = questionsOf(anamnesisQuestionnaire).find(({ id }) => id === 'workload')
  const options = workload?.kind === 'choice' ? workload.options : []
  const levels = options.map(({ value }) => activityOf(value))
  expect(levels).toEqual(activityLevels.slice(0, options.length).map(({ value }) => value))
  expect(levels).toHaveLength(5)
})

it('has none without an answer, or for one that is not offered', () => {
  expect([activityOf(undefined), activityOf('FLYING')]).toEqual([null, null])
})
