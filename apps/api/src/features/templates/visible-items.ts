import { type Actor, ownerOf } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { itemIdOf, loadItems, type MealContent } from '../nutritionplan/service.ts'
import type { MealOfTemplate, TemplateContent } from './content.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * User whose view decides which recipes and foods an actor's templates may contain: the actor, or for system templates
 * `nobody`, the user id without items of its own.
 */
const planner = (actor: Actor): string => ownerOf(actor) ?? nobody

/** Ids of the recipes and foods of meals. */
const itemIdsOf = (meals: readonly MealContent[]) => ({
  recipeIds: [...new Set(meals.flatMap(({ entries }) => entries.flatMap(({ recipeId }) => recipeId ?? [])))],
  foodIds: [...new Set(meals.flatMap(({ entries }) => entries.flatMap(({ foodId }) => foodId ?? [])))],
})

/** Removes entries that the actor may not plan. @returns the remaining meals, and the names of what was left out */
export async function withoutInvisible(tx: Tx, actor: Actor, meals: readonly MealOfTemplate[]) {
  const items = await loadItems(tx, planner(actor), itemIdsOf(meals.map(({ content }) => content)))
  const isVisible = (id: string) => items.get(id)?.isVisible === true
  const ids = new Set(meals.flatMap(({ content }) => content.entries.map(itemIdOf)))
  return {
    meals: meals.map(({ content, ...slot }) => ({
      ...slot,
      content: { ...content, entries: content.entries.filter((entry) => isVisible(itemIdOf(entry))) },
    })),
    leftOut: [...ids].filter((id) => !isVisible(id)).flatMap((id) => items.get(id)?.name ?? []),
  }
}

/**
 * Refuses recipes and foods that the owner may not plan, unless the template already contains them.
 * @throws Problem `not_found`
 */
export async function refuseInvisible(
  tx: Tx,
  actor: Actor,
  content: TemplateContent,
  meals: readonly MealOfTemplate[],
): Promise<void> {
  const items = await loadItems(tx, planner(actor), itemIdsOf(meals.map((meal) => meal.content)))
  const known = new Set([...content.values()].flatMap(({ entries }) => entries.map(itemIdOf)))
  const ids = meals.flatMap((meal) => meal.content.entries.map(itemIdOf))
  if (ids.some((id) => !(items.get(id)?.isVisible || (items.has(id) && known.has(id))))) throw new Problem('not_found')
}
