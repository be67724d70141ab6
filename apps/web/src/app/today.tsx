import { EmptyPlanCard, TodayCard } from '../features/nutritionplan/today-card.tsx'
import { OpenRecipe } from '../features/recipes/open-recipe.tsx'
import { useRecipeLinks } from '../features/recipes/recipe-search-params.ts'

/** Card with the meals of today, whose recipes open over the overview. */
export const Today = ({ isExpected }: { isExpected: boolean }) => (
  <TodayCard recipeLink={useRecipeLinks()} isExpected={isExpected} />
)

export { EmptyPlanCard, OpenRecipe }
