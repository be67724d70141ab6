import type { Answers, QuestionAnswer } from '@kostbar/contracts/anamnesis/questionnaire'
import { warningsOf } from '@kostbar/contracts/anamnesis/warnings'
import { activityOf } from '@kostbar/contracts/anamnesis/workload-activity'
import { diets, intolerances, maxFoodWordLength, maxFoodWords } from '@kostbar/contracts/care-profile/options'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import type { CareAnswers, CareContent } from '../care-profile/service.ts'

/**
 * `separators` divide a free text into foods; `controls` (tabs and bidirectional marks) are not allowed within a food.
 */
const separators = /[,;\n\r\u0085\u2028\u2029]/
const controls = /[\t\p{Bidi_Control}]/gu

/**
 * Foods named in a free-text answer, separated by commas, semicolons or line breaks; at most `maxFoodWords`. A part
 * longer than `maxFoodWordLength` is a sentence, not a food, and is left out.
 */
function foodWords(answer: QuestionAnswer | undefined): string[] {
  if (typeof answer !== 'string') return []
  const words = answer.split(separators).map((word) => word.replace(controls, ' ').trim())
  return words.filter((word) => word !== '' && word.length <= maxFoodWordLength).slice(0, maxFoodWords)
}

const isKeyOf = <T extends object>(options: T, value: QuestionAnswer | undefined): value is keyof T & string =>
  typeof value === 'string' && Object.hasOwn(options, value)

/** Options chosen in a multiple-choice answer that the care profile knows; the option 'none' is left out. */
const chosen = <T extends object>(options: T, answer: QuestionAnswer | undefined): (keyof T & string)[] =>
  Array.isArray(answer) ? answer.filter((value) => isKeyOf(options, value)) : []

/** Allergens, intolerances, diet, likes and dislikes of an anamnesis, as the care profile stores them. */
export const careContentOf = (answers: Answers): CareContent => ({
  allergens: chosen(allergens, answers.allergens),
  intolerances: chosen(intolerances, answers.intolerances),
  diet: isKeyOf(diets, answers.diet) ? answers.diet : null,
  likes: foodWords(answers.likes),
  dislikes: foodWords(answers.dislikes),
})

const sexOf = ({ sex }: Answers) => (sex === 'MALE' || sex === 'DIVERSE' ? sex : 'FEMALE')

/**
 * Everything the care profile takes from a submitted anamnesis: food, body data for the calculator, and warnings.
 * @param today day of the submission, as `2026-11-22`; ages are computed for it
 */
export function careAnswersOf(answers: Answers, today: string): CareAnswers {
  const sex = sexOf(answers)
  const { formulaSex, birthDate, height, weight, workload } = answers
  return {
    ...careContentOf(answers),
    warnings: warningsOf(answers, today),
    person: {
      sex,
      formulaSex: (sex === 'DIVERSE' ? formulaSex : sex) === 'MALE' ? 'MALE' : 'FEMALE',
      birthDate: String(birthDate),
      heightCm: Number(height),
      weightKg: Number(weight),
      activity: activityOf(workload),
    },
  }
}
