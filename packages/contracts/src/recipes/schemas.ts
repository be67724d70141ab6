import * as z from 'zod/mini'
import { foodOrigin } from '../foods/food-origin.ts'
import { nutrition } from '../macros/schemas.ts'
import { fileSize, id, keysOf, line, meal, paging, paragraph } from '../scalars.ts'
import { texts } from '../texts.ts'
import { allergens } from './allergens.ts'
import { recipeImportSchemas } from './import-schemas.ts'
import { recipeShareSchemas } from './share-schemas.ts'
import { recipeSource, writtenSource } from './source.ts'
import { unit } from './unit-schema.ts'

export const allergen = keysOf(allergens)

/** Maximum number of portions that a recipe can be cooked for. */
export const maxCookedPortions = 50

/** Number of portions: 0.25 to 10 in steps of 0.25. */
export const portions = z
  .number(texts.portions)
  .check(z.gte(0.25, texts.portions), z.lte(10, texts.portions), z.multipleOf(0.25, texts.portions))

/**
 * Number of portions to cook: 0.25 to 50 in steps of 0.25. More than can be planned for one person, because a recipe
 * may be cooked for several.
 */
export const cookedPortions = z
  .number(texts.cookedPortions)
  .check(
    z.gte(0.25, texts.cookedPortions),
    z.lte(maxCookedPortions, texts.cookedPortions),
    z.multipleOf(0.25, texts.cookedPortions),
  )

/** Recipe on a card or in a plan; kcal and grams are per portion. */
export const recipe = z.object({
  id,
  name: z.string(),
  /** URL of the photo at the web app's origin; null when the client has to draw an illustration from `picture`. */
  image: z.nullable(z.string()),
  /** Content of the illustration: the form with its variant (`soup:pumpkin`), then the visible ingredients. */
  picture: z.array(z.string()),
  ...nutrition.shape,
  tags: z.array(z.string()),
  /** Whether the recipe is a favourite of this user. */
  toggled: z.boolean(),
  /** Total time in minutes; null when unknown. */
  prepMinutes: z.nullable(z.int()),
  /** Whether the recipe was added by a trainer and is visible to their clients only. */
  own: z.boolean(),
  allergens: z.array(allergen),
  /** Whether the author declared the allergens: an empty list means "none" when true, "unknown" when false. */
  allergensStated: z.boolean(),
  /** Distinct names of its ingredients, in order; for checks against diet and dislikes. */
  ingredientNames: z.array(z.string()),
})
export type Recipe = z.input<typeof recipe>

/** Forms of a food in a sentence. */
export const foodForms = z.object({
  name: z.string(),
  singular: z.nullable(z.string()),
  plural: z.nullable(z.string()),
})

export const ingredient = z.object({
  /** Amount for all servings of the recipe. */
  amount: z.number(),
  unit,
  /** Household measure in which the grams are counted: `Becher`, 250 g; null for weighed amounts and other units. */
  measure: z.nullable(z.object({ name: z.string(), grams: z.number() })),
  normalName: z.string(),
  note: z.nullable(z.string()),
  /** Id of the ingredient's food; null when unknown. */
  foodId: z.nullable(id),
  /** Forms of that food in a sentence; null without a food. */
  forms: z.nullable(foodForms),
})

/** Origin of values: computed from the foods of the ingredients, or entered by hand. */
const valueOrigin = z.enum(['FOODS', 'HAND'])

/** Grams of nutrients that are not known for every food; null unless known for every ingredient. */
const otherNutrients = z.object({
  fibre: z.nullable(z.number()),
  sugar: z.nullable(z.number()),
  saturates: z.nullable(z.number()),
  salt: z.nullable(z.number()),
})

const recipeDetail = z.object({
  ...recipe.shape,
  /** Portions last chosen for it as a favourite; null for no favourite, and for the default of one portion. */
  favouritePortions: z.nullable(z.number()),
  description: z.string(),
  /** Number of portions that the ingredients are for. */
  servings: z.int(),
  ingredients: z.array(ingredient),
  steps: z.array(z.string()),
  /** Source of the recipe; null for its author's own recipe. */
  source: z.nullable(recipeSource),
  nutritionBy: valueOrigin,
  /** Other nutrients per portion, in grams; null when the nutrition was entered by hand. */
  otherNutrients: z.nullable(otherNutrients),
  allergensBy: valueOrigin,
  /** Sources of the foods from which its values are computed; empty when they were entered by hand. */
  foodSources: z.array(foodOrigin),
  /** Version, increased by each edit. */
  version: z.int(),
  /** Whether the caller may edit and withdraw it. */
  editable: z.boolean(),
})
export type RecipeDetail = z.input<typeof recipeDetail>

const nutrient = (max: number) => z.number(texts.nutrient).check(z.gte(0, texts.nutrient), z.lte(max, texts.nutrient))

/** Ingredient as its author writes it. */
const writtenIngredient = z
  .object({
    amount: z.number(texts.amount).check(z.gt(0, texts.amount), z.lte(10_000, texts.amount)),
    unit,
    /** Household measure in which the grams are counted; only with unit `g`. Values are computed from the grams. */
    measure: z._default(
      z.nullable(
        z.object({
          name: line(40),
          grams: z.number(texts.amount).check(z.gt(0, texts.amount), z.lte(10_000, texts.amount)),
        }),
      ),
      null,
    ),
    normalName: line(120),
    note: z._default(z.nullable(line(120)), null),
    /** Id of the ingredient's food; without one, the API uses the food of exactly that name, if any. */
    foodId: z._default(z.nullable(id), null),
  })
  .check(
    z.refine(({ unit, measure }) => measure === null || unit === 'g', {
      message: texts.measureUnit,
      path: ['measure'],
    }),
  )

/** Fields of a recipe that its author writes. */
const writtenFields = {
  name: line(120, texts.recipeName),
  description: z._default(paragraph(2000), ''),
  /** Object key of an uploaded photo, as returned by `assetUpload`. */
  image: z._default(z.nullable(line(300)), null),
  /**
   * With `FOODS`, the API computes kcal and grams per portion from the ingredients, and refuses unknown ingredients.
   */
  nutritionBy: z._default(valueOrigin, 'HAND'),
  kcal: nutrient(5000),
  carbs: nutrient(500),
  proteins: nutrient(500),
  fats: nutrient(500),
  servings: z._default(z.int(texts.servings).check(z.gte(1, texts.servings), z.lte(50, texts.servings)), 1),
  prepMinutes: z._default(
    z.nullable(z.int(texts.minutes).check(z.gte(1, texts.minutes), z.lte(1440, texts.minutes))),
    null,
  ),
  tags: z._default(z.array(line(30)).check(z.maxLength(10, texts.tags)), []),
  /** With `FOODS`, the API computes the allergens from the ingredients, and refuses unknown ingredients. */
  allergensBy: z._default(valueOrigin, 'HAND'),
  allergens: z._default(z.array(allergen).check(z.maxLength(Object.keys(allergens).length, texts.default)), []),
  /**
   * With an empty list, true states that the recipe contains none of the 14 allergens; false (the default) states
   * nothing.
   */
  allergensStated: z._default(z.boolean(), false),
  ingredients: z.array(writtenIngredient).check(z.minLength(1, texts.ingredients), z.maxLength(60, texts.ingredients)),
  steps: z
    .array(paragraph(1000).check(z.minLength(1, texts.required)))
    .check(z.minLength(1, texts.steps), z.maxLength(40, texts.steps)),
  /** Source of the recipe; null for the author's own recipe. */
  source: z._default(z.nullable(writtenSource), null),
}

/** Input of a new recipe. */
export const recipeDraft = z.object(writtenFields)

const newRecipe = z.object({
  ...writtenFields,
  /**
   * Client key, a random UUID of the author's device: a recipe sent again with the same key is added once. The web of the
   * release before does not send it.
   */
  key: z.optional(id),
})

/** Input of an edit: all fields, and the version that they are based on. */
const recipeEdit = z.object({
  ...writtenFields,
  /** Object key of a newly uploaded photo, or null for none; when omitted, the photo stays. */
  image: z.optional(z.nullable(line(300))),
  /** Source of the recipe; when omitted, the source stays. */
  source: z.optional(z.nullable(writtenSource)),
  version: z.int(texts.default).check(z.gte(1, texts.default), z.lte(2_000_000_000, texts.default)),
})

/** Whole number of kcal or grams. */
const missing = z.optional(
  z.coerce
    .number(texts.default)
    .check(z.gte(-20_000, texts.default), z.lte(20_000, texts.default), z.multipleOf(1, texts.default)),
)

const toggle = z.object({ success: z.literal(true), toggled: z.boolean() })

export const recipesSchemas = () => ({
  ...recipeImportSchemas(),
  ...recipeShareSchemas(),
  list: {
    summary:
      'The recipes a user may see, favourites first, then by name; of oneself, or of a client with ?userid=. Ordered for ' +
      'planning with `meal` (planned for it most recently first) or `kcal` (best fit first)',
    query: z.object({
      userid: z.optional(id),
      /** Text that the name must contain. */
      filter: z._default(paragraph(200), ''),
      /** Tags separated by commas; all must match. */
      tags: z._default(paragraph(400), ''),
      /** `true`: only recipes of the trainer; `false`: only the system's. */
      own: z.optional(z.enum(['true', 'false'])),
      /**
       * Meal whose most recently planned recipes (up to 12) come first: those planned for this user, or by the caller
       * for clients.
       */
      meal: z.optional(meal),
      /**
       * Energy in kcal that a day still lacks, for one portion; negative when it has too much. Sorts by fit, regardless
       * of `meal`.
       */
      kcal: missing,
      /** Grams that the day still lacks and that also count for the fit; only together with `kcal`. */
      carbs: missing,
      proteins: missing,
      fats: missing,
      /** `cursor` of the previous page. */
      cursor: z.optional(z.string().check(z.maxLength(500, texts.default))),
      perPage: paging.perPage,
      /** `true` also returns the total number of recipes. */
      count: z._default(z.enum(['true', 'false']), 'false'),
    }),
    output: z.object({
      items: z.array(recipe),
      cursor: z.nullable(z.string()),
      /** Number of recipes on all pages, counted up to `countLimit`; null unless requested. */
      total: z.nullable(z.int()),
    }),
  },
  mine: {
    summary: "Recipes to work with: a trainer's own, everyone's for an admin, a member's favourites; and their tags",
    output: z.object({ recipes: z.array(recipe), tags: z.array(z.string()) }),
  },
  tags: { summary: 'All tags of the recipes I may see', output: z.array(z.string()) },
  get: {
    summary: 'One recipe with ingredients and steps',
    params: z.object({ recipeId: id }),
    output: recipeDetail,
  },
  image: { summary: 'The photo of a recipe, as a file', params: z.object({ recipeId: id }), output: z.unknown() },
  toggle: {
    summary: 'Make a recipe a favourite of a user, or undo that; answers with the resulting state',
    params: z.object({ recipeId: id, userId: id }),
    query: z.object({
      /** Portions for which the user cooks the recipe. */
      portions: z._default(z.pipe(z.coerce.number<number>(texts.cookedPortions), cookedPortions), 1),
      /** Resulting state, which makes the call idempotent across tabs; the call toggles when omitted. */
      toggled: z.optional(z.enum(['true', 'false'])),
    }),
    output: toggle,
  },
  assetUpload: {
    summary: 'Signed URL to PUT a photo to, and the key to refer to it',
    query: z.object({
      filename: line(200),
      size: fileSize,
    }),
    output: z.object({ url: z.string(), key: z.string(), contentType: z.string() }),
  },
  add: {
    summary: 'Add a recipe, once for a key; an admin adds it for everyone, a trainer for their clients',
    body: newRecipe,
    output: recipeDetail,
  },
  usage: {
    summary:
      'How many plans and templates hold a recipe of mine, and which of my clients have such a plan; asked before an edit',
    params: z.object({ recipeId: id }),
    output: z.object({
      plans: z.int(),
      templates: z.int(),
      /** The caller's clients who have the recipe in their plan, by name; at most 20. */
      clients: z.array(z.object({ id, name: z.string() })),
    }),
  },
  update: {
    summary:
      'Edit a recipe of mine; plans count with the new values. 409 `changed_meanwhile` with the stored recipe as `current` ' +
      'when it has another version by now',
    params: z.object({ recipeId: id }),
    body: recipeEdit,
    output: recipeDetail,
  },
  remove: {
    summary: 'Withdraw a recipe of mine; plans keep it, marked as removed',
    params: z.object({ recipeId: id }),
    output: z.object({ success: z.literal(true) }),
  },
})
