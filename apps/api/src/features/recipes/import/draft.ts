import type { ImportedIngredient, RecipeImport } from '@kostbar/contracts/recipes/import-schemas'
import type { Actor } from '../../../http/actor.ts'
import type { Db } from '../../../infra/database.ts'
import { type FoodRow, foodsById, matchEntries, spelledNamesOf } from '../../foods/service.ts'
import { foodIdsByName } from './food-ids.ts'
import { type FoodNames, foodNamesOf } from './food-names.ts'
import { ingredientAmount } from './ingredient-amount.ts'
import { type ParsedIngredient, parseIngredientLine } from './ingredient-line.ts'
import type { ReadRecipe } from './read-recipe.ts'

/** Most ingredients and steps of a recipe. */
const maxIngredients = 60
const maxSteps = 40
const maxStepLength = 1000
const maxNameLength = 120
const maxDescriptionLength = 2000
const maxTitleLength = 200
const maxAuthorLength = 120

/** Best food for an ingredient; `isExact` when its name is the one in the line. */
interface Match {
  readonly food: FoodRow | null
  readonly isExact: boolean
}

const noMatch: Match = { food: null, isExact: false }

/** Foods that an author may use, by lower-case name. */
async function foodsByNames(db: Db, actor: Actor, names: readonly string[]): Promise<Map<string, FoodRow>> {
  if (names.length === 0) return new Map()
  const ids = await foodIdsByName(db, actor.id, [...names])
  const foods = await foodsById(db, actor, [...ids.values()])
  return new Map([...ids].flatMap(([name, id]) => [[name, foods.get(id)] as const].filter(isKnown)))
}

const isKnown = (entry: readonly [string, FoodRow | undefined]): entry is readonly [string, FoodRow] =>
  entry[1] !== undefined

/** Food with one of these names, singular or plural; earlier names are preferred. */
const firstOf = (names: readonly string[], foods: ReadonlyMap<string, FoodRow>) =>
  names
    .flatMap(spellingsOf)
    .map((name) => foods.get(name))
    .find((food) => food !== undefined)

/** Spellings of a name to look up. A name with an addition (`Paprika, rot`) has only one. */
const spellingsOf = (name: string) => (name.includes(',') || name.includes('(') ? [name] : spelledNamesOf(name))

/**
 * Foods of ingredients: with exactly the ingredient's name in singular or plural, else with a similar name, else with a
 * name that begins with it. At most four queries for any number of ingredients.
 */
async function matchFoods(db: Db, actor: Actor, ingredients: readonly FoodNames[]): Promise<Match[]> {
  const spellings = ingredients.flatMap(({ exact, similar }) => [...exact, ...similar].flatMap(spellingsOf))
  const foods = await foodsByNames(db, actor, [...new Set(spellings)])
  const matches = ingredients.map(({ exact, similar }): Match => {
    const food = firstOf(exact, foods)
    return food ? { food, isExact: true } : { food: firstOf(similar, foods) ?? null, isExact: false }
  })
  const open = ingredients.filter((_names, row) => !matches[row]?.food)
  if (open.length === 0) return matches
  const entries = open.map(({ exact, similar }) => ({ name: similar[0] ?? exact.at(-1) ?? '', foodId: null }))
  const beginning = await matchEntries(db, actor, entries)
  return matches.map((match, row) => {
    const names = ingredients[row]
    return match.food || !names ? match : { food: beginning[open.indexOf(names)] ?? null, isExact: false }
  })
}

function draftIngredient(parsed: ParsedIngredient, { food, isExact }: Match): ImportedIngredient {
  const { amount, unit, measure, check } = ingredientAmount(parsed, food)
  return {
    line: parsed.line,
    amount,
    unit,
    measure,
    name: parsed.name,
    note: parsed.note,
    foodId: food?.id ?? null,
    foodName: food?.name ?? null,
    foodCheck: food === null ? 'UNKNOWN' : isExact ? null : 'SIMILAR',
    amountCheck: check,
  }
}

/**
 * Draft of the recipe form with matched foods; stores nothing.
 * @param url address of the page, null for a text or file
 */
export async function recipeDraftOf(
  db: Db,
  actor: Actor,
  recipe: ReadRecipe,
  url: string | null,
): Promise<RecipeImport> {
  const parsed = recipe.ingredientLines.flatMap(parseIngredientLine)
  const ingredients = parsed.slice(0, maxIngredients)
  const names = ingredients.map(({ name, note }) => foodNamesOf(name, note))
  const matches = await matchFoods(db, actor, names)
  return {
    name: recipe.name.slice(0, maxNameLength),
    description: recipe.description.slice(0, maxDescriptionLength),
    servings: recipe.servings,
    prepMinutes: recipe.prepMinutes,
    ingredients: ingredients.map((ingredient, row) => draftIngredient(ingredient, matches[row] ?? noMatch)),
    steps: recipe.steps.slice(0, maxSteps).map((step) => step.slice(0, maxStepLength)),
    omitted: {
      ingredients: parsed.length - ingredients.length,
      steps: Math.max(0, recipe.steps.length - maxSteps),
    },
    source: {
      title: recipe.title?.slice(0, maxTitleLength) || null,
      author: recipe.author?.slice(0, maxAuthorLength) || null,
      url,
    },
  }
}
