import * as z from 'zod/mini'
import { nutrition } from '../macros/schemas.ts'
import { fileSize, id, line, meal, paging, paragraph } from '../scalars.ts'
import { texts } from '../texts.ts'
import { type Allergen, allergens } from './allergens.ts'
import { units } from './units.ts'

export const allergen = z.enum(Object.keys(allergens) as [Allergen, ...Allergen[]])

export const unit = z.enum(units)

/** Most portions a recipe can be cooked for. */
export const maxCookedPortions = 50

/** Number of portions: 0.25 to 10 in steps of 0.25. */
export const portions = z
  .number(texts.portions)
  .check(z.gte(0.25, texts.portions), z.lte(10, texts.portions), z.multipleOf(0.25, texts.portions))

/** How much somebody cooks: more than is planned for one person, because a recipe may be cooked for many. */
export const cookedPortions = z
  .number(texts.portions)
  .check(z.gte(0.25, texts.portions), z.lte(maxCookedPortions, texts.portions), z.multipleOf(0.25, texts.portions))

/** One recipe on a card or in a plan; kcal and grams are those of one portion. */
export const recipe = z.object({
  id,
  name: z.string(),
  /** Address of the photo at the web app's origin, or null: the client then draws one from `picture`. */
  image: z.nullable(z.string()),
  /** What a drawn picture shows: the form with its variant (`soup:pumpkin`), then the ingredients that are seen. */
  picture: z.array(z.string()),
  ...nutrition.shape,
  tags: z.array(z.string()),
  /** Whether this user has picked the recipe as one of theirs. */
  toggled: z.boolean(),
  /** Minutes in total; null when unknown. */
  prepMinutes: z.nullable(z.int()),
  /** Added by a trainer, visible to their clients only. */
  own: z.boolean(),
  allergens: z.array(allergen),
  /** Whether the author declared the allergens: an empty list means "none" when true, "unknown" when false. */
  allergensStated: z.boolean(),
  /** Names of its ingredients, each once, in their order; for checks against diet and dislikes. */
  ingredientNames: z.array(z.string()),
})
export type Recipe = z.input<typeof recipe>

export const ingredient = z.object({
  /** For all portions the recipe is written for. */
  amount: z.number(),
  unit,
  normalName: z.string(),
  note: z.nullable(z.string()),
  /** The food it means, if known. */
  foodId: z.nullable(id),
})

/** Where values come from: computed from the foods of the ingredients, or entered by hand. */
export const valueOrigin = z.enum(['FOODS', 'HAND'])

export const recipeDetail = z.object({
  ...recipe.shape,
  description: z.string(),
  /** How many portions the ingredients are for. */
  servings: z.int(),
  ingredients: z.array(ingredient),
  steps: z.array(z.string()),
  nutritionBy: valueOrigin,
  allergensBy: valueOrigin,
  /** Greater after each edit. */
  version: z.int(),
  /** Whether the caller may edit and withdraw it. */
  editable: z.boolean(),
})
export type RecipeDetail = z.input<typeof recipeDetail>

const nutrient = (max: number) => z.number(texts.nutrient).check(z.gte(0, texts.nutrient), z.lte(max, texts.nutrient))

/** Fields of a recipe that its author writes. */
const writtenFields = {
  name: line(120, texts.recipeName),
  description: z._default(paragraph(2000), ''),
  /** Key of an uploaded photo, as `assetUpload` gave it. */
  image: z._default(z.nullable(line(300)), null),
  /** With `FOODS`, the API computes kcal and grams of one portion from the ingredients, and refuses unknown ones. */
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
  /** With `FOODS`, the API computes the allergens from the ingredients, and refuses unknown ones. */
  allergensBy: z._default(valueOrigin, 'HAND'),
  allergens: z._default(z.array(allergen).check(z.maxLength(Object.keys(allergens).length, texts.default)), []),
  /** With an empty list, whether it contains none of the 14 allergens; clients that omit it state nothing. */
  allergensStated: z._default(z.boolean(), false),
  ingredients: z
    .array(
      z.object({
        amount: z.number(texts.amount).check(z.gt(0, texts.amount), z.lte(10_000, texts.amount)),
        unit,
        normalName: line(120),
        note: z._default(z.nullable(line(120)), null),
        /** The food it means; without one, the API takes the food of exactly that name, if any. */
        foodId: z._default(z.nullable(id), null),
      }),
    )
    .check(z.minLength(1, texts.ingredients), z.maxLength(60, texts.ingredients)),
  steps: z
    .array(paragraph(1000).check(z.minLength(1, texts.required)))
    .check(z.minLength(1, texts.steps), z.maxLength(40, texts.steps)),
}

/** Input of a new recipe. */
export const recipeDraft = z.object(writtenFields)

/** Input of an edit: all fields, as read in `version`. */
export const recipeEdit = z.object({
  ...writtenFields,
  /** Key of a newly uploaded photo, or null for none; when omitted, the photo stays. */
  image: z.optional(z.nullable(line(300))),
  version: z.int(texts.default).check(z.gte(1, texts.default), z.lte(2_000_000_000, texts.default)),
})

/** Whole kcal or grams. */
const missing = z.optional(
  z.coerce
    .number(texts.default)
    .check(z.gte(-20_000, texts.default), z.lte(20_000, texts.default), z.multipleOf(1, texts.default)),
)

const toggle = z.object({ success: z.literal(true), toggled: z.boolean() })

export const recipesSchemas = () => ({
  all: {
    summary:
      'The recipes a user may see, picked ones first, then by name; of oneself, or of a client with ?userid=. Ordered for ' +
      'planning with `meal` (planned for it most recently first) or `kcal` (best fit first)',
    query: z.object({
      userid: z.optional(id),
      /** Part of the name. */
      filter: z._default(paragraph(200), ''),
      /** Separated by commas; all of them must match. */
      tags: z._default(paragraph(400), ''),
      /** `true`: only those with an owner, which is the trainer; `false`: only everyone's. */
      own: z.optional(z.enum(['true', 'false'])),
      /** Up to 12 recipes planned for this meal most recently come first: for this user, or by the caller for clients. */
      meal: z.optional(meal),
      /** What a day still misses, for one portion; negative where it has too much. Sorts by fit, whatever the meal. */
      kcal: missing,
      /** Grams that count for the fit, too; only together with `kcal`. */
      carbs: missing,
      proteins: missing,
      fats: missing,
      /** `next` of the page before. */
      cursor: z.optional(z.string().check(z.maxLength(500, texts.default))),
      perPage: paging.perPage,
    }),
    output: z.object({ items: z.array(recipe), next: z.nullable(z.string()) }),
  },
  mine: {
    summary:
      "Recipes to work with: a trainer's own, everyone's for an admin, the picked ones of a member; and their tags",
    output: z.object({ recipes: z.array(recipe), tags: z.array(z.string()) }),
  },
  tags: { summary: 'All tags of the recipes I may see', output: z.array(z.string()) },
  detail: {
    summary: 'One recipe with ingredients and steps',
    params: z.object({ recipeId: id }),
    output: recipeDetail,
  },
  image: { summary: 'The photo of a recipe, as a file', params: z.object({ recipeId: id }), output: z.unknown() },
  toggle: {
    summary: 'Pick a recipe for a user, or put it back; answers with the resulting state',
    params: z.object({ recipeId: id, userId: id }),
    query: z.object({
      portions: z._default(
        z.coerce
          .number(texts.portions)
          .check(z.gte(0.25, texts.portions), z.lte(10, texts.portions), z.multipleOf(0.25, texts.portions)),
        1,
      ),
      /** The resulting state, idempotent across tabs; toggles when omitted. */
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
    summary: 'Add a recipe; an admin adds it for everyone, a trainer for their clients',
    body: recipeDraft,
    output: recipeDetail,
  },
  usage: {
    summary: 'How many plans hold a recipe of mine, and which of my clients have one; asked before an edit',
    params: z.object({ recipeId: id }),
    output: z.object({
      plans: z.int(),
      /** The caller's clients among them, by name; at most 20. */
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
