import type { FoodInput, FoodUpdate, NewFood } from '@kostbar/contracts/foods/schemas'
import type { Actor } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { importFoods, previewImport } from './import-list.ts'
import { type FoodSearch, listFoods } from './list.ts'
import { type FoodEntry, matchEntries } from './lookup.ts'
import { type AfterFoodChange, createFood, updateFood, withdrawFood } from './write-model.ts'

export { type FoodRow, foodPortions } from './columns.ts'
export { findFoods, foodNamesOf as spelledNamesOf } from './food-match.ts'
export { foodForms } from './forms.ts'
export { foodsById, matchAndLockEntries, matchEntries } from './lookup.ts'
export { planOrigins, recipeOrigins } from './origins.ts'
export { isVisibleTo, trainersOf } from './visibility.ts'

/** Foods of everyone, and own foods of trainers. @param afterChange recomputes what depends on a changed food */
export const foodsService = ({ database }: Pick<Infra, 'database'>, afterChange: AfterFoodChange) => ({
  /** One page of the foods that the actor may plan with. @throws Problem `invalid_input` for a bad cursor */
  list: (actor: Actor, search: FoodSearch) => listFoods(database.kysely, actor, search),

  /** Food of each ingredient, in the same order; null when there is no certain match. */
  match: (actor: Actor, entries: readonly FoodEntry[]) => matchEntries(database.kysely, actor, entries),

  /** Creates a food, once for a key. @throws Problem `list_full`, `food_exists` */
  add: (actor: Actor, input: NewFood) => createFood(database, actor, input),

  /** Verdicts that an import of these foods would have; writes nothing. */
  previewImport: (actor: Actor, foods: readonly FoodInput[]) => previewImport(database, actor, foods),

  /** Adds the new foods of a list. @returns a verdict for each food */
  importFoods: (actor: Actor, foods: readonly FoodInput[]) => importFoods(database, actor, foods),

  /**
   * Replaces the values of a food. Repeating an update is no conflict.
   * @throws Problem `not_found`, `forbidden`, `food_exists`; `changed_meanwhile` with the stored food
   */
  update: (actor: Actor, id: string, update: FoodUpdate) => updateFood(database, actor, id, update, afterChange),

  /** Withdraws a food; it stays in existing recipes and plans. @throws Problem `not_found`, `forbidden` */
  withdraw: (actor: Actor, id: string) => withdrawFood(database, actor, id),
})
