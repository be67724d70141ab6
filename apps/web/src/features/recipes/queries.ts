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
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { call, query, useChange } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import type { RecipesSearchParams } from './use-recipes-search-params.ts'

type Page = Answer<typeof recipes.all>

/** Recipes a page shows at once; fills rows of two and three. */
const perPage = 24

/** The recipes a search finds, page by page, with every pick that is still on its way. */
export function useRecipes({ search, tags }: RecipesSearchParams) {
  const wanted = { filter: search, tags: tags.join(',') }
  const result = useInfiniteQuery({
    queryKey: [recipes.all.path, wanted],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }): Promise<Page> =>
      call(recipes.all, { query: { ...wanted, perPage, cursor } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const picked = usePendingFavourites()
  // A recipe picked or put back between two pages may come again on the later one.
  const all = new Map<string, Recipe>()
  for (const recipe of result.data?.pages.flatMap(({ items }) => items) ?? [])
    if (!all.has(recipe.id)) all.set(recipe.id, recipe)
  const items = result.data && [...all.values()].map((recipe) => withPendingFavourite(recipe, picked))
  return { ...result, data: items }
}

type ToggleRequest = Request<typeof recipes.toggle>

/** The state each recipe shall be in, as far as its pick has not arrived yet. */
export function usePendingFavourites(): ReadonlyMap<string, boolean> {
  const pending = useMutationState({
    filters: { mutationKey: [recipes.toggle.path], status: 'pending' },
    select: ({ state }) => state.variables as ToggleRequest,
  })
  return new Map(pending.map(({ params, query: { toggled } }) => [params.recipeId, toggled === 'true']))
}

/** A recipe as it will be once its pick has arrived. */
export const withPendingFavourite = <R extends Recipe>(recipe: R, picked: ReadonlyMap<string, boolean>): R => ({
  ...recipe,
  toggled: picked.get(recipe.id) ?? recipe.toggled,
})

/** Picks a recipe or puts it back; shows at once, and is taken back when the API refuses it. */
export function useToggleFavourite() {
  const user = useUser()
  const queries = useQueryClient()
  const change = useChange(recipes.toggle, {
    refresh: recipes.mine,
    scope: 'recipe-picks',
    onSuccess({ toggled }, { params: { recipeId } }) {
      // Written where it stands: a list that reorders itself under the finger would lose its reader.
      queries.setQueriesData<InfiniteData<Page>>(
        { queryKey: [recipes.all.path] },
        (data) => data && { ...data, pages: data.pages.map((page) => withState(page, recipeId, toggled)) },
      )
      const { queryKey } = query(recipes.detail, { params: { recipeId } })
      queries.setQueryData(queryKey, (recipe) => recipe && { ...recipe, toggled })
    },
  })
  return ({ id, name }: Recipe, toggled: boolean) => {
    if (!user) return
    const request: ToggleRequest = {
      params: { recipeId: id, userId: user.id },
      query: { toggled: toggled ? 'true' : 'false' },
    }
    change.mutate(request, {
      onError: (problem) => toast.error(texts.pickRefused(recipeName(name), problemText(problem))),
    })
  }
}

const withState = (page: Page, id: string, toggled: boolean): Page => ({
  ...page,
  items: page.items.map((recipe) => (recipe.id === id ? { ...recipe, toggled } : recipe)),
})
