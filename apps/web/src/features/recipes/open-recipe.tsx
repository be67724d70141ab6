import { useEffect } from 'react'
import { whenUsedOrDelayed } from '../../lib/first-interaction.ts'
import { reportImportFailure } from '../../lib/import-failure.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { useRecipeSearchParams } from './recipe-search-params.ts'

const recipeDialog = async () => (await import('./recipe-dialog.tsx')).RecipeDialog

/** Preloads the dialog once the page is used, so that the first recipe opens at once. */
function usePreloadedDialog() {
  useEffect(() => {
    // Load failures are reported when a recipe is opened.
    void whenUsedOrDelayed()
      .then(recipeDialog)
      .catch(() => undefined)
  }, [])
}

/**
 * Dialog with the recipe in the URL, for any page with recipes.
 * @param props.userId id of the person the recipes are for; the viewer by default
 */
export function OpenRecipe({ userId }: { userId?: string }) {
  usePreloadedDialog()
  const { id, portions, cooking, close } = useRecipeSearchParams()
  if (!id) return null
  return (
    <LazyComponent
      key={id}
      load={recipeDialog}
      fallback={<SpinnerOverlay active />}
      onError={(problem) => {
        close()
        void reportImportFailure(problem)
      }}
      props={{ id, portions, cooking, userId, onClose: close }}
    />
  )
}
