import * as z from 'zod/mini'
import { nutrition } from '../macros/schemas.ts'
import { done } from '../problem.ts'
import { allergen } from '../recipes/schemas.ts'
import { id, line, paging, paragraph } from '../scalars.ts'
import { aisle } from '../shopping/schemas.ts'
import { texts } from '../texts.ts'

/** Where the values of a food come from: shipped, the Bundeslebensmittelschlüssel, or a trainer. */
export const foodSource = z.enum(['KOSTBAR', 'BLS', 'OWN'])

/** A household measure of a food: `Scheibe`, 45 g. */
const foodPortion = z.object({ name: z.string(), grams: z.number() })

/** Grams that are not known of every food. */
const otherNutrients = {
  fibre: z.nullable(z.number()),
  /** Part of `carbs`. */
  sugar: z.nullable(z.number()),
  /** Part of `fats`. */
  saturates: z.nullable(z.number()),
  salt: z.nullable(z.number()),
}

/** A food; kcal and grams are those of 100 g of its edible part, null where unknown. */
export const food = z.object({
  id,
  name: z.string(),
  aisle,
  source: foodSource,
  /** Whether the caller may change and remove it. */
  editable: z.boolean(),
  ...nutrition.shape,
  ...otherNutrients,
  /** Grams of one piece, for foods that are counted. */
  gramsPerPiece: z.nullable(z.number()),
  /** Density in g/ml, for foods measured in ml and spoons. */
  gramsPerMl: z.nullable(z.number()),
  portions: z.array(foodPortion),
  allergens: z.array(allergen),
  /** Whether the allergens are known: an empty list means "none" when true, "unknown" when false. */
  allergensStated: z.boolean(),
})
export type Food = z.input<typeof food>

const per100g = (message: string, max = 100) => z.number(message).check(z.gte(0, message), z.lte(max, message))
const optionalGrams = z._default(z.nullable(per100g(texts.per100g)), null)
const measure = (max: number) =>
  z._default(z.nullable(z.number(texts.amount).check(z.gt(0, texts.amount), z.lte(max, texts.amount))), null)

/** Input of a food; kcal and grams are those of 100 g. */
export const foodInput = z
  .object({
    name: line(120, texts.foodName),
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
    /** With an empty list, whether it contains none of the 14 allergens; when omitted, nothing is stated. */
    allergensStated: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ carbs, proteins, fats }) => carbs + proteins + fats <= 100.5, {
      message: texts.macrosAbove100g,
      path: ['carbs'],
    }),
    z.refine(({ sugar, carbs }) => sugar === null || sugar <= carbs, {
      message: texts.sugarAboveCarbs,
      path: ['sugar'],
    }),
    z.refine(({ saturates, fats }) => saturates === null || saturates <= fats, {
      message: texts.saturatesAboveFats,
      path: ['saturates'],
    }),
  )
export type FoodInput = z.infer<typeof foodInput>

const ofFood = z.object({ foodId: id })

export const foodsSchemas = () => ({
  list: {
    summary:
      "Foods a user may plan with: everyone's, own ones, and those of one's trainer; names that begin like the filter first",
    query: z.object({
      /** Part of the name; up to two letters match the beginning only. Accents and umlauts are ignored. */
      filter: z._default(paragraph(200), ''),
      /** `true`: only those that I may change. */
      editable: z._default(z.enum(['true', 'false']), 'false'),
      /** `next` of the page before. */
      cursor: z.optional(z.string().check(z.maxLength(500, texts.default))),
      perPage: paging.perPage,
    }),
    output: z.object({ items: z.array(food), next: z.nullable(z.string()) }),
  },
  match: {
    summary: 'The foods that ingredients mean, in the same order; null where none is known for sure',
    body: z.object({
      entries: z
        .array(
          z.object({
            /** As typed, without the amount. */
            name: line(120),
            /** The food chosen for it, which may have been removed since. */
            foodId: z._default(z.nullable(id), null),
          }),
        )
        .check(z.minLength(1, texts.ingredients), z.maxLength(60, texts.ingredients)),
    }),
    output: z.object({ foods: z.array(z.nullable(food)) }),
  },
  add: {
    summary: 'Add a food; an admin adds it for everyone, a trainer for oneself and the own clients; 409 `food_exists`',
    body: foodInput,
    output: food,
  },
  update: {
    summary: 'Replace a food of mine; recipes computed from it are computed again; 409 `food_exists`',
    params: ofFood,
    body: foodInput,
    output: food,
  },
  remove: {
    summary: 'Remove a food of mine from search; recipes and plans keep it',
    params: ofFood,
    output: done,
  },
})
