import type { Meal, Weekday } from '@kostbar/contracts/meals'
import { sql } from 'kysely'
import type { Db } from '../../../infra/database.ts'
import { type Params, prepared } from '../../../infra/prepared-query.ts'
import { itemIdOf } from '../../nutritionplan/service.ts'
import { isFavourite, isVisibleTo, recipeCardColumns } from '../../recipes/service.ts'
import { type ApplyItem, loadApplyItems } from '../applications/items.ts'
import { loadContent, mealsOf } from '../content.ts'
import type { WeekEntry } from './adapt-week.ts'

/** A food in a shipped week, in grams. */
export interface TemplateWeekFood {
  readonly day: Weekday
  readonly meal: Meal
  readonly food: ApplyItem
  readonly grams: number
  readonly locked: boolean
  readonly position: number
}

/** A system template with its recipes and foods, without those that were withdrawn. */
export interface WeekContent {
  readonly recipes: readonly WeekEntry[]
  readonly foods: readonly TemplateWeekFood[]
  readonly notes: ReadonlyMap<string, string>
}

const listCards = prepared((db, { userId, ids }: Params<{ userId: string; ids: readonly string[] }>) =>
  db
    .selectFrom('recipes as r')
    .select([...recipeCardColumns('r'), isFavourite('r', userId).as('toggled')])
    .where(sql<boolean>`r.id = ANY(${ids}::uuid[])`)
    .where(isVisibleTo('r', userId)),
)

/** Loads a template's recipes, foods and notes as a user may see them; five queries. */
export async function loadWeekContent(db: Db, templateId: string, userId: string): Promise<WeekContent> {
  const meals = mealsOf(await loadContent(db, templateId))
  const ids = meals.flatMap(({ content }) => content.entries.map(itemIdOf))
  const cards = new Map((await listCards(db, { userId, ids })).map((card) => [card.id, card]))
  const items = await loadApplyItems(
    db,
    userId,
    meals.map(({ content }) => content),
  )
  const entries = meals.flatMap(({ day, meal, content }) =>
    content.entries.map((entry, position) => ({ ...entry, day, meal, position })),
  )
  return {
    recipes: entries.flatMap(({ recipeId, day, meal, portions, locked, position }) => {
      const recipe = recipeId === null ? undefined : cards.get(recipeId)
      return recipe ? [{ day, meal, recipe, portions, locked, position }] : []
    }),
    foods: entries.flatMap(({ foodId, day, meal, grams, locked, position }) => {
      const food = foodId === null ? undefined : items.get(foodId)
      return food?.isPlannable && grams !== null ? [{ day, meal, food, grams, locked, position }] : []
    }),
    notes: new Map(meals.map(({ day, meal, content }) => [`${day} ${meal}`, content.note])),
  }
}

/** Shipped week before it is chosen; `kcal` is the mean of its planned days. */
export interface WeekPreview {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly tags: string[]
  readonly kcal: number
  readonly entries: readonly WeekPreviewEntry[]
}

interface WeekPreviewEntry {
  readonly day: Weekday
  readonly meal: Meal
  readonly name: string
  /** Id of the recipe or food. */
  readonly itemId: string
}

/** System templates from which members may start, by name; one query. */
export const listWeeks = prepared(
  (_db, _params: Params<object>) => sql<WeekPreview>`
    SELECT t.id, t.name, t.description, t.tags, planned.*
      FROM templates t
     CROSS JOIN LATERAL (
       SELECT sum(coalesce(r.kcal * e.portions, f.kcal * e.grams / 100)) / nullif(count(DISTINCT e.day), 0) AS kcal,
              jsonb_agg(jsonb_build_object('day', e.day, 'meal', e.meal, 'name', coalesce(r.name, f.name),
                                           'itemId', coalesce(e.recipe_id, e.food_id))
                        ORDER BY e.day, e.meal, e.position, e.id) AS entries
         FROM template_entries e LEFT JOIN recipes r ON r.id = e.recipe_id LEFT JOIN foods f ON f.id = e.food_id
        WHERE e.template_id = t.id AND coalesce(r.withdrawn_at, f.withdrawn_at) IS NULL) planned
     WHERE t.owner_id IS NULL AND t.status = 'ACTIVE' AND t.deleted_at IS NULL AND planned.kcal IS NOT NULL
     ORDER BY t.name, t.id`,
)
