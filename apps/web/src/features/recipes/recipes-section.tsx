import { Share2 } from 'lucide-react'
import { useUser } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { NoRecipes } from './no-recipes.tsx'
import { OpenRecipe } from './open-recipe.tsx'
import { useRecipes, useToggleFavourite } from './queries.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import { RecipesSkeleton } from './recipes-skeleton.tsx'
import { shareCollectionPath } from './sharing/share-paths.ts'
import { texts as shareTexts } from './sharing/texts.ts'
import { TagChips } from './tag-chips.tsx'
import { texts } from './texts.ts'
import { useRecipesSearchParams } from './use-recipes-search-params.ts'

/**
 * Section with the viewer's recipes: search, tag filter, favourites and recipe dialog; trainers can share the listed
 * recipes with clients.
 */
export function RecipesSection() {
  const user = useUser()
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
      <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-h-6 text-sm text-ink-soft">
          {isPlaceholderData ? texts.searching : data?.length ? texts.shown(data.length, recipesQuery.total) : ''}
        </p>
        {user?.trainer ? (
          <ButtonLink size="sm" variant="secondary" to={shareCollectionPath(params)}>
            <Share2 className="size-4" aria-hidden="true" />
            {isFiltered ? shareTexts.shareCollection : shareTexts.share}
          </ButtonLink>
        ) : null}
      </div>
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
