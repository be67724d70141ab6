import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { NoRecipes } from './no-recipes.tsx'
import { OpenRecipe } from './open-recipe.tsx'
import { useRecipes, useToggleFavourite } from './queries.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import { RecipesSkeleton } from './recipes-skeleton.tsx'
import { TagChips } from './tag-chips.tsx'
import { texts } from './texts.ts'
import { useRecipesSearchParams } from './use-recipes-search-params.ts'

/** The member's recipes: search, tag filter, favourites, recipe dialog. */
export function RecipesSection() {
  const { params, setSearch, setTags, reset } = useRecipesSearchParams()
  const recipesQuery = useRecipes(params)
  const { data, isPlaceholderData } = recipesQuery
  const toggleFavourite = useToggleFavourite()
  const isFiltered = params.search !== '' || params.tags.length > 0
  return (
    <>
      <DebouncedSearchField
        label={texts.search}
        value={params.search}
        onSearch={setSearch}
        className="w-full sm:max-w-md"
      />
      <div className="mt-4">
        <TagChips selected={params.tags} onSelect={setTags} />
      </div>
      <p role="status" className="mt-3 mb-4 min-h-6 text-sm text-ink-soft">
        {isPlaceholderData ? texts.searching : data?.length ? texts.shown(data.length, recipesQuery.hasNextPage) : ''}
      </p>
      <QueryView query={recipesQuery} errorTitle={texts.loadFailed} headingLevel={3} skeleton={<RecipesSkeleton />}>
        {(items) =>
          items.length > 0 ? (
            <RecipeGrid
              recipes={items}
              onToggleFavourite={toggleFavourite}
              onLoadMore={recipesQuery.hasNextPage ? () => void recipesQuery.fetchNextPage() : undefined}
              loadingMore={recipesQuery.isFetchingNextPage}
              moreFailed={recipesQuery.isFetchNextPageError}
            />
          ) : (
            <NoRecipes onShowAll={isFiltered ? reset : undefined} />
          )
        }
      </QueryView>
      <OpenRecipe />
    </>
  )
}
