import type { Answers } from '../questionnaire.ts'

/** Answers to every required question that cause no warning. */
export const completeAnswers: Answers = {
  adult: 'YES',
  birthDate: '1998-03-14',
  sex: 'FEMALE',
  height: 169,
  weight: 72,
  mainGoal: 'LOSE',
  whyNow: 'Ich möchte mich wieder wohlfühlen.',
  motivation: 8,
  confidence: 6,
  medicalTreatment: { value: 'NO' },
  allergens: ['G', 'C'],
  intolerances: ['NONE'],
  diet: 'MIXED',
  mealsPerDay: 4,
  water: 1500,
  workload: 'SITTING',
  sleep: 7.5,
}
