import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { foodPortions, isVisibleTo } from '../foods/service.ts'
import { isFavourite, recipeCardColumns } from '../recipes/service.ts'
import type { EntryContent, MealSlot } from './plan-content.ts'

/** A plan entry of the released week, a draft or a template. */
interface EntryRow {
  id: string
  day: Weekday
  meal: Meal
  position: number
  recipe_id: string | null
  food_id: string | null
  portions: number
  grams: number | null
  locked: boolean
  recipe_version: number
  created_at: Date | null
}

/** Entries of a draft with day, meal and position. */
export type DraftEntries = readonly (EntryContent & MealSlot & { readonly position: number })[]

interface DraftParams {
  userId: string
  /** Entries of the days that the draft changes, as JSON. */
  entries: string
  /** The days that the draft changes. */
  days: readonly Weekday[]
}

/** SQL: the released entries of a user. */
const releasedEntries = (userId: RawBuilder<string>) =>
  sql<EntryRow>`(SELECT * FROM plan_entries WHERE user_id = ${userId})`

/**
 * SQL: entries of a user's week with the draft applied: those of the draft on changed days, the released ones on other
 * days.
 */
const draftEntries = ({ userId, entries, days }: Params<DraftParams>) => sql<EntryRow>`(
  SELECT id, day, meal, position, recipe_id, food_id, portions, grams, locked, recipe_version, created_at
    FROM plan_entries WHERE user_id = ${userId} AND NOT day = ANY(${days}::"Weekday"[])
  UNION ALL
  SELECT id, day, meal, position, "recipeId", "foodId", portions, grams, locked, "recipeVersion", NULL
    FROM jsonb_to_recordset(${entries}::jsonb) AS d(
      id uuid, day "Weekday", meal "Meal", position int, "recipeId" uuid, "foodId" uuid, portions float8, grams float8,
      locked bool, "recipeVersion" int))`

const entryColumns = ['e.id as entryId', 'e.day', 'e.meal', 'e.position', 'e.locked'] as const

const recipesIn = (db: Db, source: RawBuilder<EntryRow>, userId: RawBuilder<string>) =>
  db
    .selectFrom(source.as('e'))
    .innerJoin('recipes as r', 'r.id', 'e.recipe_id')
    .select([...entryColumns, 'e.portions', ...recipeCardColumns('r'), isFavourite('r', userId).as('toggled')])
    .select([
      sql<boolean>`(${isVisibleTo('r', userId)}) IS NOT TRUE`.as('removed'),
      sql<boolean>`e.recipe_version < r.version`.as('edited'),
    ])
    .orderBy('e.position')
    .orderBy('e.created_at')
    .orderBy('e.id')

/** SQL: a nutrient of a planned food, from its value per 100 g and the planned grams. */
const ofGrams = (nutrient: 'kcal' | 'carbs' | 'proteins' | 'fats') =>
  sql<number>`f.${sql.raw(nutrient)} * e.grams / 100`.as(nutrient)

const foodsIn = (db: Db, source: RawBuilder<EntryRow>, userId: RawBuilder<string>) =>
  db
    .selectFrom(source.as('e'))
    .innerJoin('foods as f', 'f.id', 'e.food_id')
    .select([...entryColumns, 'f.id as foodId', 'f.name'])
    .select((eb) => eb.ref('e.grams').$notNull().as('grams'))
    .select([ofGrams('kcal'), ofGrams('carbs'), ofGrams('proteins'), ofGrams('fats')])
    .select((eb) => eb.ref('f.allergens').$castTo<Allergen[]>().as('allergens'))
    .select([
      'f.allergens_stated as allergensStated',
      'f.grams_per_piece as gramsPerPiece',
      foodPortions.as('portions'),
    ])
    .select(sql<boolean>`(${isVisibleTo('f', userId)}) IS NOT TRUE`.as('removed'))
    .orderBy('e.position')
    .orderBy('e.id')

/** SQL: the entries of a template. */
const templateEntries = (templateId: RawBuilder<string>) => sql<EntryRow>`(
  SELECT id, day, meal, position, recipe_id, food_id, portions, grams, locked, recipe_version, NULL::timestamptz AS created_at
    FROM template_entries WHERE template_id = ${templateId})`

export const listReleasedRecipes = prepared((db, { userId }: Params<{ userId: string }>) =>
  recipesIn(db, releasedEntries(userId), userId),
)

export const listReleasedFoods = prepared((db, { userId }: Params<{ userId: string }>) =>
  foodsIn(db, releasedEntries(userId), userId),
)

export const listDraftRecipes = prepared((db, params: Params<DraftParams>) =>
  recipesIn(db, draftEntries(params), params.userId),
)

export const listDraftFoods = prepared((db, params: Params<DraftParams>) =>
  foodsIn(db, draftEntries(params), params.userId),
)

interface TemplateParams {
  templateId: string
  /** Id of the reading user. */
  userId: string
}

export const listTemplateRecipes = prepared((db, { templateId, userId }: Params<TemplateParams>) =>
  recipesIn(db, templateEntries(templateId), userId),
)

export const listTemplateFoods = prepared((db, { templateId, userId }: Params<TemplateParams>) =>
  foodsIn(db, templateEntries(templateId), userId),
)
