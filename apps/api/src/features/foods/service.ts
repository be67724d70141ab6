import type { FoodInput } from '@kostbar/contracts/foods/schemas'
import type { Actor } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { type FoodSearch, listFoods } from './list.ts'
import { createFood, updateFood, withdrawFood } from './write-model.ts'

export { findFoods } from './food-match.ts'
export { isVisibleTo, trainersOf } from './visibility.ts'

/** Foods: everyone's, and those a trainer added for their clients. */
export const foodsService = ({ database }: Pick<Infra, 'database'>) => ({
  /** @throws Problem `invalid_input` for a bad cursor */
  list: (actor: Actor, search: FoodSearch) => listFoods(database.kysely, actor, search),

  /** @throws Problem `list_full`, `food_exists` */
  add: (actor: Actor, input: FoodInput) => createFood(database, actor, input),

  /** @throws Problem `not_found`, `forbidden`, `food_exists` */
  update: (actor: Actor, id: string, input: FoodInput) => updateFood(database, actor, id, input),

  /** @throws Problem `not_found`, `forbidden` */
  withdraw: (actor: Actor, id: string) => withdrawFood(database, actor, id),
})
