import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'

/** A recipe in lists and plans; nutrition per portion, in kcal and grams. */
export interface RecipeCard {
  id: string
  name: string
  /** Path of the photo on the web app's origin; null without a photo. */
  image: string | null
  picture: string[]
  kcal: number
  carbs: number
  proteins: number
  fats: number
  tags: string[]
  /** Whether the recipe is one of the user's favourites. */
  toggled: boolean
  prepMinutes: number | null
  own: boolean
  allergens: Allergen[]
  allergensStated: boolean
  ingredientNames: string[]
}

/**
 * SQL: whether the allergens of a recipe are stated. Letters that its author entered are a statement; letters from the
 * ingredients are not while those of another ingredient are unknown.
 * @param recipe alias of `recipes`
 */
export function recipeAllergensStated(recipe: string): RawBuilder<boolean> {
  const r = columnsOf<'recipes'>(recipe)
  return sql`(${r('allergens_stated')} OR ${r('allergens_by')} = 'HAND' AND cardinality(${r('allergens')}) > 0)`
}

/** Columns of a `RecipeCard` except `toggled`. @param recipe alias of `recipes` */
export function recipeCardColumns(recipe: string) {
  const r = columnsOf<'recipes'>(recipe)
  // The version makes the address unique, since browsers cache a photo for an hour and a new version may have another
  // one.
  const image = sql<
    string | null
  >`CASE WHEN ${r('image_key')} IS NOT NULL THEN '/api/recipes/' || ${r('id')} || '/image?v=' || ${r('version')} END`
  return [
    r('id').as('id'),
    r('name').as('name'),
    image.as('image'),
    r('picture').as('picture'),
    r('kcal').as('kcal'),
    r('carbs').as('carbs'),
    r('proteins').as('proteins'),
    r('fats').as('fats'),
    r('tags').as('tags'),
    r('prep_minutes').as('prepMinutes'),
    sql<boolean>`${r('owner_id')} IS NOT NULL`.as('own'),
    sql<Allergen[]>`${r('allergens')}`.as('allergens'),
    recipeAllergensStated(recipe).as('allergensStated'),
    r('ingredient_names').as('ingredientNames'),
  ] as const
}

/** SQL condition: a recipe is one of a user's favourites. @param recipe alias of `recipes` */
export const isFavourite = (recipe: string, userId: unknown): RawBuilder<boolean> => sql`
  EXISTS (SELECT 1 FROM recipe_picks f WHERE f.user_id = ${userId} AND f.recipe_id = ${sql.ref(`${recipe}.id`)})`
