import * as z from 'zod/mini'
import { allergens } from '../recipes/allergens.ts'
import { id, keysOf, line, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { diets, intolerances, maxFoodWordLength, maxFoodWords } from './options.ts'

const allergen = keysOf(allergens)
const intolerance = keysOf(intolerances)
const diet = keysOf(diets)

/** Names of foods (likes or dislikes), each of at most 60 characters. */
const foodWords = z.array(line(maxFoodWordLength)).check(z.maxLength(maxFoodWords, texts.foodWords))

/** Content of a care profile. */
const content = {
  /** Allergens as the EU's letters. */
  allergens: z.array(allergen).check(z.maxLength(Object.keys(allergens).length, texts.default)),
  intolerances: z.array(intolerance).check(z.maxLength(Object.keys(intolerances).length, texts.default)),
  /** Diet; null when not stated. */
  diet: z.nullable(diet),
  likes: foodWords,
  dislikes: foodWords,
}

/** New content of a care profile, which replaces the old one; `rev` is the counter of changes that it is based on. */
const careProfileInput = z.object({ ...content, rev: z.int(texts.default).check(z.gte(0, texts.default)) })
export type CareProfileInput = z.infer<typeof careProfileInput>

/** Care profile; before the first change all lists are empty and `rev` is 0. */
const careProfileAnswer = z.object({
  ...content,
  rev: z.int(),
  updatedAt: z.nullable(timestamp),
  /** First name of the person who changed it last; null when that account is deleted. */
  updatedBy: z.nullable(z.string()),
})
export type CareProfile = z.input<typeof careProfileAnswer>

const ofUser = z.object({ userId: id })

export const careProfileSchemas = () => ({
  get: {
    summary: "A user's allergens, intolerances, diet, likes and dislikes",
    params: ofUser,
    output: careProfileAnswer,
  },
  save: {
    summary:
      'Replace the care profile; refused with `changed_meanwhile` when it has another `rev` and other content by now',
    params: ofUser,
    body: careProfileInput,
    output: careProfileAnswer,
  },
})
