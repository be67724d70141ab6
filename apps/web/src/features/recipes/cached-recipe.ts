import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { Recipe, RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Placeholder values for fields that a recipe card does not have. */
const unknownDetail = {
  favouritePortions: null,
  description: '',
  servings: 1,
  ingredients: [],
  steps: [],
  source: null,
  nutritionBy: 'HAND',
  otherNutrients: null,
  allergensBy: 'HAND',
  foodSources: [],
  version: 1,
  editable: false,
} as const satisfies Omit<RecipeDetail, keyof Recipe>

type RecipePages = InfiniteData<{ items: Recipe[] }>

/** Recipe from the cached lists or the plan, to open it without waiting; undefined if it is in neither. */
export function cachedRecipe(queries: QueryClient, id: string): RecipeDetail | undefined {
  const listed = queries
    .getQueriesData<RecipePages>({ queryKey: [recipes.list.path] })
    .flatMap(([, data]) => data?.pages?.flatMap(({ items }) => items) ?? [])
  const planned = queries
    .getQueriesData<PlanDay[]>({ queryKey: [nutritionplan.mine.path] })
    .flatMap(([, days]) => (Array.isArray(days) ? days : []))
    .flatMap(({ meals }) => meals.flatMap(({ recipes: entries }) => entries))
  const card = [...listed, ...planned].find((recipe) => recipe.id === id)
  return card && { ...card, ...unknownDetail, ingredients: [], steps: [], foodSources: [] }
}
