import type { Answer, Request } from '@kostbar/contracts/endpoint'
import { foods } from '@kostbar/contracts/foods/endpoints'
import type { Person } from './test-app.ts'

type Input = Request<(typeof foods)['add']>['body']

/** A food someone may add, per 100 g. */
export const oats = {
  name: 'Haferflocken',
  aisle: 'PANTRY',
  kcal: 370,
  carbs: 59,
  proteins: 13,
  fats: 7,
} as const satisfies Input

/** Adds that food, or what is said instead, as this trainer or admin. */
export const addFood = (author: Person, input: Partial<Input> = {}): Promise<Answer<(typeof foods)['add']>> =>
  author.call(foods.add, { body: { ...oats, ...input } })
