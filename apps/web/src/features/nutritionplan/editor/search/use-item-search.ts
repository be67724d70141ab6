import type { Answer } from '@kostbar/contracts/endpoint'
import { foods } from '@kostbar/contracts/foods/endpoints'
import type { Food } from '@kostbar/contracts/foods/schemas'
import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Meal } from '@kostbar/contracts/meals'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { foodItem, recipeItem } from '../state/plan-mapping.ts'
import type { EditorItem } from '../state/plan-week.ts'

export interface SearchFilters {
  readonly kind: EditorItem['kind']
  readonly text: string
  /** Only items added by the viewer. */
  readonly isOwn: boolean
  /** Tag of recipes; empty for all. */
  readonly tag: string
}

interface SearchParams extends SearchFilters {
  /** Id of the client to plan for; undefined for one's own plan. */
  readonly userId: string | undefined
  /** Meal whose recently used items are ranked first. */
  readonly meal: Meal
  /** Remaining nutrition of the day to rank by; null ranks by recent use. */
  readonly remaining: Nutrition | null
}

/** Results per page: about one screen and a scroll. */
const perPage = 30

/** Page as the API sends it: the cached lists of recipes are also read elsewhere, for example to open a recipe. */
type SearchPage = Pick<Answer<typeof foods.list>, 'cursor'> &
  (
    | { readonly kind: 'food'; readonly items: readonly Food[] }
    | { readonly kind: 'recipe'; readonly items: readonly Recipe[] }
  )

async function searchPage(params: SearchParams, cursor: string | undefined, signal: AbortSignal): Promise<SearchPage> {
  const { kind, text: filter, isOwn, tag, userId, meal, remaining } = params
  if (kind === 'food') {
    const editable = isOwn ? 'true' : 'false'
    return { kind, ...(await call(foods.list, { query: { filter, editable, perPage, cursor } }, { signal })) }
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
  return { kind, ...(await call(recipes.list, { query }, { signal })) }
}

const itemsOf = (page: SearchPage): EditorItem[] =>
  page.kind === 'food' ? page.items.map(foodItem) : page.items.map(recipeItem)

const selectItems = ({ pages }: InfiniteData<SearchPage>): EditorItem[] => pages.flatMap(itemsOf)

/** Query of recipes or foods to plan, page by page. Results stay visible while the next are loaded. */
export function useItemSearch(params: SearchParams) {
  const path = params.kind === 'food' ? foods.list.path : recipes.list.path
  return useInfiniteQuery({
    queryKey: [path, { ...params, forPlan: true }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => searchPage(params, pageParam, signal),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: selectItems,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
