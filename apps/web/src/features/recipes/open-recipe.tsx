import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { whenUsedOrDelayed } from '../../lib/first-interaction.ts'
import { reportImportFailure } from '../../lib/import-failure.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { useNextLocation } from '../../ui/use-next-location.ts'
import { recipeIdOf, useRecipeSearchParams } from './recipe-search-params.ts'

const recipeDialog = async () => (await import('./recipe-dialog.tsx')).RecipeDialog
/** In place of the dialog, while the page is not rendered with the URL of the recipe yet. */
const notYet: typeof recipeDialog = () => new Promise(() => {})

/** Preloads the dialog once the page is used, so that the first recipe opens at once. */
function usePreloadedDialog() {
  useEffect(() => {
    // Load failures are reported when a recipe is opened.
    void whenUsedOrDelayed()
      .then(recipeDialog)
      .catch(() => undefined)
  }, [])
}

/** Id of the recipe that was tapped on this page and is not in the rendered URL yet; null otherwise. */
function useTappedId(): string | null {
  const { pathname } = useLocation()
  const next = useNextLocation()
  return next?.pathname === pathname ? recipeIdOf(new URLSearchParams(next.search)) : null
}

/**
 * Dialog with the recipe in the URL, for any page with recipes. From the tap until the page is rendered with that URL, it is
 * the veil alone.
 * @param props.userId id of the person the recipes are for; the viewer by default
 */
export function OpenRecipe({ userId }: { userId?: string }) {
  usePreloadedDialog()
  const { id, portions, cooking, close } = useRecipeSearchParams()
  const tappedId = useTappedId()
  if (!id && !tappedId) return null
  return (
    <LazyComponent
      key={id ?? tappedId}
      load={id ? recipeDialog : notYet}
      fallback={<SpinnerOverlay active />}
      onError={(problem) => {
        close()
        void reportImportFailure(problem)
      }}
      props={{ id: id ?? '', portions, cooking, userId, onClose: close }}
    />
  )
}
