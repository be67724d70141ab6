import type { Answer, Answers } from '@kostbar/contracts/anamnesis/questionnaire'
import { warningsOf } from '@kostbar/contracts/anamnesis/warnings'
import { diets, intolerances, maxFoodWordLength, maxFoodWords } from '@kostbar/contracts/care-profile/options'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import type { CareAnswers, CareContent } from '../care-profile/service.ts'

/** Separators of foods, and control characters that a single word cannot contain. */
const separators = /[,;\n\r\u0085\u2028\u2029]/
const controls = /[\t\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Foods in a free text, separated by commas, semicolons or lines. What is too long for a food is a sentence, and left out. */
function foodWords(answer: Answer | undefined): string[] {
  if (typeof answer !== 'string') return []
  const words = answer.split(separators).map((word) => word.replace(controls, ' ').trim())
  return words.filter((word) => word !== '' && word.length <= maxFoodWordLength).slice(0, maxFoodWords)
}

const isKeyOf = <T extends object>(options: T, value: Answer | undefined): value is keyof T & string =>
  typeof value === 'string' && Object.hasOwn(options, value)

/** The chosen values that the care profile knows; 'none' is not one. */
const chosen = <T extends object>(options: T, answer: Answer | undefined): (keyof T & string)[] =>
  Array.isArray(answer) ? answer.filter((value) => isKeyOf(options, value)) : []

/** What answers say about food. */
export const careContentOf = (answers: Answers): CareContent => ({
  allergens: chosen(allergens, answers.allergens),
  intolerances: chosen(intolerances, answers.intolerances),
  diet: isKeyOf(diets, answers.diet) ? answers.diet : null,
  likes: foodWords(answers.likes),
  dislikes: foodWords(answers.dislikes),
})

const sexOf = ({ sex }: Answers) => (sex === 'MALE' || sex === 'DIVERSE' ? sex : 'FEMALE')

/**
 * What submitted answers say about food, body and warnings.
 * @param today as `2026-11-22`
 */
export function careAnswersOf(answers: Answers, today: string): CareAnswers {
  const sex = sexOf(answers)
  const { formulaSex, birthDate, height, weight } = answers
  return {
    ...careContentOf(answers),
    warnings: warningsOf(answers, today),
    person: {
      sex,
      formulaSex: (sex === 'DIVERSE' ? formulaSex : sex) === 'MALE' ? 'MALE' : 'FEMALE',
      birthDate: String(birthDate),
      heightCm: Number(height),
      weightKg: Number(weight),
    },
  }
}
