import { foods } from '@kostbar/contracts/foods/endpoints'
import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Meal } from '@kostbar/contracts/meals'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { foodItem, recipeItem } from '../state/plan-mapping.ts'
import type { PlanItem } from '../state/plan-week.ts'

export interface SearchFilters {
  readonly kind: PlanItem['kind']
  readonly text: string
  /** Only what the searching person has added. */
  readonly isOwn: boolean
  /** Tag of recipes; empty: all. */
  readonly tag: string
}

interface SearchParams extends SearchFilters {
  /** For whom; undefined for oneself. */
  readonly userId: string | undefined
  /** What was used for this meal lately comes first. */
  readonly meal: Meal
  /** What the day lacks; what fits it best comes first. */
  readonly remaining: Nutrition | null
}

/** As many as are read at a glance and scrolled once. */
const perPage = 30

interface SearchPage {
  readonly items: readonly PlanItem[]
  readonly next: string | null
}

async function searchPage(params: SearchParams, cursor: string | undefined, signal: AbortSignal): Promise<SearchPage> {
  const { kind, text: filter, isOwn, tag, userId, meal, remaining } = params
  if (kind === 'food') {
    const editable = isOwn ? 'true' : 'false'
    const page = await call(foods.list, { query: { filter, editable, perPage, cursor } }, { signal })
    return { items: page.items.map(foodItem), next: page.next }
  }
  const query = {
    filter,
    tags: tag,
    perPage,
    cursor,
    userid: userId,
    ...(remaining ?? { meal }),
    ...(isOwn ? { own: 'true' as const } : {}),
  }
  const page = await call(recipes.all, { query }, { signal })
  return { items: page.items.map(recipeItem), next: page.next }
}

/** Recipes or foods to plan, page by page. Results stay while the next ones are loaded. */
export function useItemSearch(params: SearchParams) {
  const path = params.kind === 'food' ? foods.list.path : recipes.all.path
  const result = useInfiniteQuery({
    queryKey: [path, { ...params, forPlan: true }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => searchPage(params, pageParam, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return { ...result, data: result.data?.pages.flatMap(({ items }) => items) }
}
