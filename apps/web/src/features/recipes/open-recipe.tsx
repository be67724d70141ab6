import { LazyComponent } from '../../lib/lazy-component.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { useRecipeSearchParams } from './recipe-search-params.ts'

const recipeDialog = async () => (await import('./recipe-dialog.tsx')).RecipeDialog

/**
 * The recipe opened by the URL, as a dialog over any page with recipes.
 * @param props.userId whom the recipes are for; the viewer by default
 */
export function OpenRecipe({ userId }: { userId?: string }) {
  const { id, portions, close } = useRecipeSearchParams()
  if (!id) return null
  return (
    <LazyComponent
      key={id}
      load={recipeDialog}
      fallback={<SpinnerOverlay active />}
      onError={(problem) => {
        close()
        toastProblem(problem)
      }}
      props={{ id, portions, userId, onClose: close }}
    />
  )
}
