import { PlanSection } from '../features/nutritionplan/plan-section.tsx'
import { OpenRecipe } from '../features/recipes/open-recipe.tsx'
import { useRecipeLinks } from '../features/recipes/recipe-search-params.ts'
import { RequireAccess } from './require-access.tsx'

const title = 'Ernährungsplan'

/** Page with a member's weekly plan; recipes open in a dialog. */
export function NutritionPlanPage() {
  const recipeLink = useRecipeLinks()
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <RequireAccess>
        <PlanSection recipeLink={recipeLink} />
        <OpenRecipe />
      </RequireAccess>
    </>
  )
}
