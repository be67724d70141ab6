import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { maxSharedRecipes } from '@kostbar/contracts/recipes/share-limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { recipeName } from '../../../domain/recipes/recipe-name.ts'
import { query } from '../../../lib/api.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DebouncedSearchField } from '../../../ui/debounced-search-field.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SelectionBar, SelectionList, SelectionSkeleton } from '../../../ui/selection.tsx'
import { TagChips } from '../tag-chips.tsx'
import { texts as recipeTexts } from '../texts.ts'
import { type RecipesSearchParams, useRecipesSearchParams } from '../use-recipes-search-params.ts'
import { texts } from './texts.ts'

/**
 * Query of the recipes of a search or collection, limited to the number that can be shared at once, which is also the
 * API's page size.
 */
export const useCollection = ({ search, tags }: RecipesSearchParams) => {
  const filters = { filter: search, tags: tags.join(','), perPage: maxSharedRecipes, count: 'true' as const }
  return useQuery({ ...query(recipes.list, { query: filters }), placeholderData: keepPreviousData })
}

interface RecipeChoiceProps {
  readonly collection: ReturnType<typeof useCollection>
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** Choice of recipes by tag or name; the filters are in the URL. */
export function RecipeChoice({ collection, chosen, onChange }: RecipeChoiceProps) {
  const { params, setSearch, setTags } = useRecipesSearchParams()
  const items: readonly Recipe[] = collection.data?.items ?? []
  const selection = { chosen, onChange, max: maxSharedRecipes }
  return (
    <fieldset>
      <legend className="font-display text-xl">{texts.recipesTitle}</legend>
      <p className="measure mt-1 text-ink-soft">{texts.collectionHint}</p>
      <DebouncedSearchField
        label={texts.search}
        value={params.search}
        onSearch={setSearch}
        className="mt-3 w-full sm:max-w-md"
      />
      <div className="mt-3">
        <TagChips selected={params.tags} onSelect={setTags} />
      </div>
      <SelectionBar
        {...selection}
        listed={items.map(({ id }) => id)}
        count={texts.chosenRecipes(chosen.size, maxSharedRecipes)}
        allLabel={texts.chooseAllRecipes}
        noneLabel={texts.chooseNoRecipes}
      />
      <QueryView query={collection} errorTitle={texts.recipesFailed} headingLevel={3} skeleton={<SelectionSkeleton />}>
        {({ items: shown, total }) =>
          shown.length > 0 ? (
            <>
              <SelectionList
                {...selection}
                options={shown.map(({ id, name, own }) => ({
                  id,
                  label: recipeName(name),
                  badges: own ? <Badge tone="apricot">{recipeTexts.ofViewer}</Badge> : null,
                }))}
              />
              {total !== null && total > shown.length ? (
                <p className="mt-2 text-sm text-ink-soft">{texts.shownOnly(shown.length, total)}</p>
              ) : null}
            </>
          ) : (
            <p className="mt-3 text-ink-soft">{texts.noMatches}</p>
          )
        }
      </QueryView>
    </fieldset>
  )
}
