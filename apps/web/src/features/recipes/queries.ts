import type { Answer, Request } from '@kostbar/contracts/endpoint'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { call, query, useApiMutation } from '../../lib/api.ts'
import { changeCached } from '../../lib/change-cached.ts'
import { problemLink, problemText } from '../../lib/problem-error.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import type { RecipesSearchParams } from './use-recipes-search-params.ts'

type RecipePage = Answer<typeof recipes.list>

/** Recipes per page; divisible by two and three to fill the rows. */
const perPage = 24

/** Prefix of the query keys of the viewer's own lists; other lists of the endpoint have other shapes or are a client's. */
const ownLists = [recipes.list.path, 'own'] as const

/** Query of recipes matching the filters, page by page, with pending favourite changes applied. */
export function useRecipes({ search, tags }: RecipesSearchParams) {
  const filters = { filter: search, tags: tags.join(',') }
  const result = useInfiniteQuery({
    queryKey: [...ownLists, filters],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }): Promise<RecipePage> =>
      call(recipes.list, { query: { ...filters, perPage, cursor, count: cursor ? 'false' : 'true' } }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
  const pendingFavourites = usePendingFavourites()
  // Favourites come first, so a change between two page requests may return a recipe twice.
  const recipesById = new Map<string, Recipe>()
  for (const recipe of result.data?.pages.flatMap(({ items }) => items) ?? [])
    if (!recipesById.has(recipe.id)) recipesById.set(recipe.id, recipe)
  const items =
    result.data && [...recipesById.values()].map((recipe) => withPendingFavourite(recipe, pendingFavourites))
  return { ...result, data: items, total: result.data?.pages[0]?.total ?? null }
}

type ToggleRequest = Request<typeof recipes.toggle>

/**
 * Pending favourite changes of a person: recipe id → new state.
 * @param userId the viewer by default
 */
export function usePendingFavourites(userId?: string): ReadonlyMap<string, boolean> {
  const viewerId = useUser()?.id
  const pending = useMutationState({
    filters: { mutationKey: [recipes.toggle.path], status: 'pending' },
    select: ({ state }) => state.variables as ToggleRequest,
  })
  const ofPerson = pending.filter(({ params }) => params.userId === (userId ?? viewerId))
  return new Map(ofPerson.map(({ params, query: { toggled } }) => [params.recipeId, toggled === 'true']))
}

/** Applies the pending favourite change of a recipe; the same object if there is none. */
export function withPendingFavourite<R extends Recipe>(recipe: R, pending: ReadonlyMap<string, boolean>): R {
  const toggled = pending.get(recipe.id)
  return toggled === undefined ? recipe : { ...recipe, toggled }
}

/**
 * Mutation that adds a recipe to the favourites, with the portions chosen for it, or removes it; optimistic, reverted
 * when the API refuses.
 */
export function useToggleFavourite() {
  const userId = useUser()?.id
  const queries = useQueryClient()
  const { mutateAsync } = useApiMutation(recipes.toggle, {
    refresh: recipes.mine,
    scope: 'recipe-favourites',
    onSuccess({ toggled }, { params: { recipeId }, query: { portions } }) {
      // Updated in place, not refetched: the list would be reordered while it is being read.
      void changeCached(queries, ownLists, () =>
        queries.setQueriesData<InfiniteData<RecipePage>>(
          { queryKey: ownLists },
          (data) => data && { ...data, pages: data.pages.map((page) => withFavourite(page, recipeId, toggled)) },
        ),
      )
      const { queryKey } = query(recipes.get, { params: { recipeId } })
      const favouritePortions = toggled ? (portions ?? null) : null
      void changeCached(queries, queryKey, () =>
        queries.setQueryData(queryKey, (recipe) => recipe && { ...recipe, toggled, favouritePortions }),
      )
    },
  })
  return useCallback(
    ({ id, name }: Recipe, toggled: boolean, portions?: number) => {
      if (!userId) return
      const request: ToggleRequest = {
        params: { recipeId: id, userId },
        query: { toggled: toggled ? 'true' : 'false', portions },
      }
      // A promise per change: callbacks of `mutate` are called for the latest one only, and not after leaving.
      void mutateAsync(request).catch((problem: unknown) =>
        toast.error(texts.favouriteFailed(recipeName(name), problemText(problem)), problemLink(problem)),
      )
    },
    [mutateAsync, userId],
  )
}

const withFavourite = (page: RecipePage, id: string, toggled: boolean): RecipePage => ({
  ...page,
  items: page.items.map((recipe) => (recipe.id === id ? { ...recipe, toggled } : recipe)),
})
