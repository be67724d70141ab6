import * as z from 'zod/mini'
import { nutrition } from '../macros/schemas.ts'
import { done } from '../problem.ts'
import { allergen } from '../recipes/schemas.ts'
import { id, line, paging, paragraph, timestamp } from '../scalars.ts'
import { aisle } from '../shopping/schemas.ts'
import { texts } from '../texts.ts'
import { foodOrigin } from './food-origin.ts'
import { maxImportedFoods } from './limits.ts'

/** Household measure of a food: `Scheibe`, 45 g. */
const foodPortion = z.object({ name: z.string(), grams: z.number() })

/** Nutrients in grams that are not known for every food. */
const otherNutrients = {
  fibre: z.nullable(z.number()),
  /** Sugar in grams, part of `carbs`. */
  sugar: z.nullable(z.number()),
  /** Saturated fat in grams, part of `fats`. */
  saturates: z.nullable(z.number()),
  salt: z.nullable(z.number()),
}

/** Food; kcal and grams of nutrients are per 100 g of its edible part, null where unknown. */
export const food = z.object({
  id,
  name: z.string(),
  /** Form for one piece with its counting word: `Zwiebel`, `Zehe Knoblauch`; null for foods that are not counted. */
  singular: z.nullable(z.string()),
  /** Form for several pieces; null where the food's name is that form. */
  plural: z.nullable(z.string()),
  aisle,
  ...foodOrigin.shape,
  /** Whether the caller may change and remove the food. */
  editable: z.boolean(),
  ...nutrition.shape,
  ...otherNutrients,
  /** Grams of one piece; null for foods that are not counted. */
  gramsPerPiece: z.nullable(z.number()),
  /** Density in g/ml for foods measured in ml and spoons; null for others. */
  gramsPerMl: z.nullable(z.number()),
  portions: z.array(foodPortion),
  allergens: z.array(allergen),
  /** Whether the allergens were stated: an empty list means "none" when true, "unknown" when false. */
  allergensStated: z.boolean(),
  /** Time of the last change, for the next one. API processes of the release before do not send it. */
  updatedAt: z.optional(timestamp),
})
export type Food = z.input<typeof food>

const per100g = (message: string, max = 100) => z.number(message).check(z.gte(0, message), z.lte(max, message))
const optionalGrams = z._default(z.nullable(per100g(texts.per100g)), null)
const measure = (max: number) =>
  z._default(z.nullable(z.number(texts.amount).check(z.gt(0, texts.amount), z.lte(max, texts.amount))), null)

/** Form of a food for one or several pieces; null where none is needed. */
const pieceName = z._default(z.nullable(line(120)), null)

/** Fields of a food's input; kcal and grams of nutrients are per 100 g. */
const foodFields = z.object({
  name: line(120, texts.foodName),
  singular: pieceName,
  plural: pieceName,
  aisle,
  kcal: per100g(texts.kcalPer100g, 950),
  carbs: per100g(texts.per100g),
  proteins: per100g(texts.per100g),
  fats: per100g(texts.per100g),
  fibre: optionalGrams,
  sugar: optionalGrams,
  saturates: optionalGrams,
  salt: optionalGrams,
  gramsPerPiece: measure(10_000),
  gramsPerMl: measure(25),
  portions: z._default(
    z
      .array(
        z.object({
          name: line(40),
          grams: z.number(texts.amount).check(z.gt(0, texts.amount), z.lte(10_000, texts.amount)),
        }),
      )
      .check(z.maxLength(10, texts.foodPortions)),
    [],
  ),
  allergens: z._default(z.array(allergen).check(z.maxLength(14, texts.default)), []),
  /** With an empty list, true states that the food contains none of the 14 allergens; false states nothing. */
  allergensStated: z._default(z.boolean(), false),
})
export type FoodInput = z.infer<typeof foodFields>

/** Refuses what 100 g cannot hold. */
const isPossible = [
  z.refine<FoodInput>(({ carbs, proteins, fats }) => carbs + proteins + fats <= 100.5, {
    message: texts.macrosAbove100g,
    path: ['carbs'],
  }),
  z.refine<FoodInput>(({ sugar, carbs }) => sugar === null || sugar <= carbs, {
    message: texts.sugarAboveCarbs,
    path: ['sugar'],
  }),
  z.refine<FoodInput>(({ saturates, fats }) => saturates === null || saturates <= fats, {
    message: texts.saturatesAboveFats,
    path: ['saturates'],
  }),
] as const

/** Input of a food. */
export const foodInput = foodFields.check(...isPossible)

const newFood = z
  .object({
    ...foodFields.shape,
    /**
     * Client key, a random UUID of the author's device: a food sent again with the same key is added once. The web of the
     * release before does not send it.
     */
    key: z.optional(id),
  })
  .check(...isPossible)
export type NewFood = z.infer<typeof newFood>

const foodUpdate = z
  .object({
    ...foodFields.shape,
    /**
     * `updatedAt` of the food that was changed; without it, whatever is stored is replaced. The web of the release before
     * does not send it.
     */
    updatedAt: z.optional(timestamp),
  })
  .check(...isPossible)
export type FoodUpdate = z.infer<typeof foodUpdate>

/** Verdict on a food of an imported list: `NEW` is added; every other verdict tells why it is not. */
const importVerdict = z.enum(['NEW', 'DUPLICATE', 'EXISTS', 'LIST_FULL'])
export type FoodImportVerdict = z.infer<typeof importVerdict>

const foodList = z.object({
  foods: z
    .array(foodInput)
    .check(z.minLength(1, texts.importedFoods), z.maxLength(maxImportedFoods, texts.importedFoods)),
})

/** One verdict per food, in the order of the list. */
const importVerdicts = z.object({ verdicts: z.array(importVerdict) })

const ofFood = z.object({ foodId: id })

export const foodsSchemas = () => ({
  list: {
    summary:
      "Foods a user may plan with: everyone's, own ones, and those of one's trainer; names that begin like the filter first",
    query: z.object({
      /** Part of the name; a filter of one or two letters matches beginnings only. Accents and umlauts are ignored. */
      filter: z._default(paragraph(200), ''),
      /** `true` returns only foods that the caller may change. */
      editable: z._default(z.enum(['true', 'false']), 'false'),
      /** `cursor` of the previous page. */
      cursor: z.optional(z.string().check(z.maxLength(500, texts.default))),
      perPage: paging.perPage,
    }),
    output: z.object({
      items: z.array(food),
      cursor: z.nullable(z.string()),
    }),
  },
  match: {
    summary: 'The foods that ingredients mean, in the same order; null where none is known for sure',
    body: z.object({
      entries: z
        .array(
          z.object({
            /** Ingredient as typed, without the amount. */
            name: line(120),
            /** Id of the food chosen for it; that food may have been removed meanwhile. */
            foodId: z._default(z.nullable(id), null),
          }),
        )
        .check(z.minLength(1, texts.ingredients), z.maxLength(60, texts.ingredients)),
    }),
    output: z.object({ foods: z.array(z.nullable(food)) }),
  },
  add: {
    summary:
      'Add a food, once for a key; an admin adds it for everyone, a trainer for themself and their clients; 409 `food_exists`',
    body: newFood,
    output: food,
  },
  importPreview: {
    summary: 'What adding a list of foods would do to each; writes nothing',
    body: foodList,
    output: importVerdicts,
  },
  import: {
    summary: 'Add the new foods of a list; an admin adds them for everyone, a trainer for themself and their clients',
    body: foodList,
    output: importVerdicts,
  },
  update: {
    summary:
      'Replace a food of mine; recipes computed from it are computed again; 409 `food_exists`, `changed_meanwhile` with the ' +
      'stored food as `current`',
    params: ofFood,
    body: foodUpdate,
    output: food,
  },
  remove: {
    summary: 'Remove a food of mine from search; recipes and plans keep it',
    params: ofFood,
    output: done,
  },
})
