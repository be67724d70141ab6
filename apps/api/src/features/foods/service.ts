import type { FoodInput } from '@kostbar/contracts/foods/schemas'
import type { Actor } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { type FoodSearch, listFoods } from './list.ts'
import { type FoodEntry, matchEntries } from './lookup.ts'
import { type AfterFoodChange, createFood, updateFood, withdrawFood } from './write-model.ts'

export { findFoods } from './food-match.ts'
export { foodsById } from './lookup.ts'
export { isVisibleTo, trainersOf } from './visibility.ts'

/**
 * Foods: everyone's, and those a trainer added for their clients.
 * @param afterChange computes again what depends on a changed food
 */
export const foodsService = ({ database }: Pick<Infra, 'database'>, afterChange: AfterFoodChange) => ({
  /** @throws Problem `invalid_input` for a bad cursor */
  list: (actor: Actor, search: FoodSearch) => listFoods(database.kysely, actor, search),

  /** The foods that ingredients mean, in the same order; null where none is known for sure. */
  match: (actor: Actor, entries: readonly FoodEntry[]) => matchEntries(database.kysely, actor, entries),

  /** @throws Problem `list_full`, `food_exists` */
  add: (actor: Actor, input: FoodInput) => createFood(database, actor, input),

  /** @throws Problem `not_found`, `forbidden`, `food_exists` */
  update: (actor: Actor, id: string, input: FoodInput) => updateFood(database, actor, id, input, afterChange),

  /** @throws Problem `not_found`, `forbidden` */
  withdraw: (actor: Actor, id: string) => withdrawFood(database, actor, id),
})
