import { QueryView } from '../../ui/query-view.tsx'
import { TypedSearch } from '../../ui/typed-search.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OpenRecipe } from './open-recipe-dialog.tsx'
import { usePick, useRecipes } from './queries.ts'
import { RecipeGrid } from './recipe-grid.tsx'
import { RecipesSkeleton } from './recipes-skeleton.tsx'
import { TagChips } from './tag-chips.tsx'
import { texts } from './texts.ts'
import { useRecipeSearch } from './use-recipe-search.ts'

/** The recipes a member may cook: searched, narrowed down, picked and opened. */
export function RecipesSection() {
  const { wanted, search, narrowTo, showAll } = useRecipeSearch()
  const recipesQuery = useRecipes(wanted)
  const { data, isPlaceholderData } = recipesQuery
  const pick = usePick()
  const isNarrow = wanted.search !== '' || wanted.tags.length > 0
  return (
    <>
      <TypedSearch label={texts.search} value={wanted.search} onSearch={search} className="w-full sm:max-w-md" />
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
              onPick={pick}
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
