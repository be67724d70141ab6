import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { texts as conflictTexts } from '../../domain/conflicts/texts.ts'
import { useCareCheck } from '../../domain/conflicts/use-care-check.ts'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { useApiMutation } from '../../lib/api.ts'
import { problemLink, problemText } from '../../lib/problem-error.ts'
import { useCursorQuery } from '../../lib/use-cursor-query.ts'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { toast } from '../../ui/toast.ts'
import { NoRecipes } from './no-recipes.tsx'
import { OpenRecipe } from './open-recipe.tsx'
import { usePendingFavourites, withPendingFavourite } from './queries.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import { RecipesSkeleton } from './recipes-skeleton.tsx'
import { texts } from './texts.ts'

const perPage = 24

/** Recipes a user may see, chosen ones first; their trainer or an admin chooses for them. */
export function UserRecipes({ userId }: { userId: string }) {
  const [search, setSearch] = useState('')
  const request = { query: { filter: search, perPage, userid: userId } }
  const recipesQuery = useCursorQuery(recipes.list, request, { placeholderData: keepPreviousData })
  const pending = usePendingFavourites(userId)
  const { isRefused } = useCareCheck(userId)
  const { mutateAsync } = useApiMutation(recipes.toggle, { refresh: recipes.list, scope: 'recipe-favourites' })
  // A promise per change: callbacks of `mutate` are called for the latest one only, and not after leaving.
  const toggle = useCallback(
    ({ id, name }: Recipe, toggled: boolean) =>
      void mutateAsync({ params: { recipeId: id, userId }, query: { toggled: toggled ? 'true' : 'false' } }).catch(
        (problem: unknown) =>
          toast.error(texts.favouriteFailed(recipeName(name), problemText(problem)), problemLink(problem)),
      ),
    [mutateAsync, userId],
  )
  const items = recipesQuery.data?.map((item) => withPendingFavourite(item, pending))
  return (
    <section aria-label={texts.userRecipes}>
      <p className="mb-4 max-w-prose text-ink-soft">{texts.userRecipesText}</p>
      <DebouncedSearchField
        label={texts.search}
        value={search}
        onSearch={setSearch}
        className="mb-5 w-full sm:max-w-md"
      />
      {isRefused ? <p className="mb-4 text-sm text-ink-soft">{conflictTexts.refused}</p> : null}
      <QueryView query={{ ...recipesQuery, data: items }} errorTitle={texts.loadFailed} skeleton={<RecipesSkeleton />}>
        {(shown) =>
          shown.length > 0 ? (
            <RecipeGrid
              recipes={shown}
              userId={userId}
              onToggleFavourite={toggle}
              onLoadMore={recipesQuery.hasNextPage ? () => void recipesQuery.fetchNextPage() : undefined}
              loadingMore={recipesQuery.isFetchingNextPage}
              moreFailed={recipesQuery.isFetchNextPageError}
            />
          ) : (
            <NoRecipes onShowAll={search ? () => setSearch('') : undefined} />
          )
        }
      </QueryView>
      <OpenRecipe userId={userId} />
    </section>
  )
}
