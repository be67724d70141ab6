import type { Answer, Request } from '@kostbar/contracts/endpoint'
import { foods } from '@kostbar/contracts/foods/endpoints'
import type { Person } from './test-app.ts'

type Input = Request<(typeof foods)['add']>['body']

/** A valid food, with values per 100 g. */
export const oats = {
  name: 'Haferflocken',
  aisle: 'PANTRY',
  kcal: 370,
  carbs: 59,
  proteins: 13,
  fats: 7,
} as const satisfies Input

/** Adds `oats` as this trainer or admin. @param input replaces some of its fields */
export const addFood = (author: Person, input: Partial<Input> = {}): Promise<Answer<(typeof foods)['add']>> =>
  author.call(foods.add, { body: { ...oats, ...input } })
