import type { Answer, Request } from '@kostbar/contracts/endpoint'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { Person } from './test-app.ts'

type RecipeInput = Request<(typeof recipes)['add']>['body']

/** A valid recipe: one portion of porridge. */
export const porridge: RecipeInput = {
  name: 'Apfelporridge',
  kcal: 380,
  carbs: 55,
  proteins: 14,
  fats: 11,
  prepMinutes: 10,
  tags: ['Frühstück', 'Vegetarisch'],
  ingredients: [{ amount: 60, unit: 'g', normalName: 'Haferflocken' }],
  steps: ['Alles aufkochen.'],
}

/** Adds `porridge` as this trainer or admin. @param draft replaces some of its fields */
export const addRecipe = (author: Person, draft: Partial<RecipeInput> = {}): Promise<Answer<(typeof recipes)['add']>> =>
  author.call(recipes.add, { body: { ...porridge, ...draft } })
