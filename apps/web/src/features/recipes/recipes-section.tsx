import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { NothingFound } from './no-recipes.tsx'
import { OpenRecipe } from './open-recipe.tsx'
import { useRecipes, useToggleFavourite } from './queries.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import { RecipesSkeleton } from './recipes-skeleton.tsx'
import { TagChips } from './tag-chips.tsx'
import { texts } from './texts.ts'
import { useRecipesSearchParams } from './use-recipes-search-params.ts'

/** The recipes a member may cook: searched, narrowed down, picked and opened. */
export function RecipesSection() {
  const { wanted, search, narrowTo, showAll } = useRecipesSearchParams()
  const recipesQuery = useRecipes(wanted)
  const { data, isPlaceholderData } = recipesQuery
  const pick = useToggleFavourite()
  const isNarrow = wanted.search !== '' || wanted.tags.length > 0
  return (
    <>
      <DebouncedSearchField
        label={texts.search}
        value={wanted.search}
        onSearch={search}
        className="w-full sm:max-w-md"
      />
      <div className="mt-4">
        <TagChips selected={wanted.tags} onSelect={narrowTo} />
      </div>
      <p role="status" className="mt-3 mb-4 min-h-6 text-sm text-ink-soft">
        {isPlaceholderData ? texts.searching : data?.length ? texts.shown(data.length, recipesQuery.hasNextPage) : ''}
      </p>
      <QueryView query={recipesQuery} errorTitle={texts.loadFailed} headingLevel={3} skeleton={<RecipesSkeleton />}>
        {(items) =>
          items.length > 0 ? (
            <RecipeGrid
              recipes={items}
              onToggleFavourite={pick}
              more={recipesQuery.hasNextPage ? () => void recipesQuery.fetchNextPage() : undefined}
              loadingMore={recipesQuery.isFetchingNextPage}
              moreFailed={recipesQuery.isFetchNextPageError}
            />
          ) : (
            <NothingFound onShowAll={isNarrow ? showAll : undefined} />
          )
        }
      </QueryView>
      <OpenRecipe />
    </>
  )
}
