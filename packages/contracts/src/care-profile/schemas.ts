import * as z from 'zod/mini'
import { type Allergen, allergens } from '../recipes/allergens.ts'
import { id, line, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { type Diet, diets, type Intolerance, intolerances, maxFoodWordLength, maxFoodWords } from './options.ts'

const allergen = z.enum(Object.keys(allergens) as [Allergen, ...Allergen[]])
const intolerance = z.enum(Object.keys(intolerances) as [Intolerance, ...Intolerance[]])
const diet = z.enum(Object.keys(diets) as [Diet, ...Diet[]])

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

/** New content of a care profile, which replaces the old one; `rev` is the revision it is based on. */
export const careProfileInput = z.object({ ...content, rev: z.int(texts.default).check(z.gte(0, texts.default)) })
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
  one: {
    summary: "A user's allergens, intolerances, diet, likes and dislikes",
    params: ofUser,
    output: careProfileAnswer,
  },
  save: {
    summary: 'Replace the care profile; refused with `changed_meanwhile` when it has another revision by now',
    params: ofUser,
    body: careProfileInput,
    output: careProfileAnswer,
  },
})
