import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import * as questionnaire from '@kostbar/contracts/anamnesis/questionnaire'
import { validateAnswers } from '@kostbar/contracts/anamnesis/validation'
import { answersToStore } from '@kostbar/contracts/anamnesis/visible-questions'
import { warningsOf } from '@kostbar/contracts/anamnesis/warnings'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { demoAnamneses } from '@kostbar/prisma/demo/anamneses'
import { expect, it } from 'vitest'

const today = todayInVienna()

it.each(demoAnamneses)('the anamnesis of $email could have been submitted as it is', (anamnesis) => {
  const answers = questionnaire.answers.parse(anamnesis.answers)
  expect(validateAnswers(anamnesisQuestionnaire, answers, today)).toEqual({})
  expect(answersToStore(anamnesisQuestionnaire, answers)).toEqual(answers)
  expect(warningsOf(answers, today)).toEqual(anamnesis.warnings)
})
