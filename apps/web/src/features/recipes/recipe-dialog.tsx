import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { useQuery } from '@tanstack/react-query'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { query } from '../../lib/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { RecipeSheet } from './recipe-sheet.tsx'
import { texts } from './texts.ts'

interface RecipeDialogProps {
  readonly id: string
  /** Initial portions; by default the recipe's servings. */
  readonly portions: number | undefined
  /** Whom the recipe would be for; the viewer by default. */
  readonly userId: string | undefined
  readonly onClose: () => void
}

/** Dialog with a recipe. */
export function RecipeDialog({ id, portions, userId, onClose }: RecipeDialogProps) {
  const recipeQuery = useQuery(query(recipes.detail, { params: { recipeId: id } }))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={recipeQuery.data ? recipeName(recipeQuery.data.name) : texts.recipe}
    >
      <QueryView query={recipeQuery} errorTitle={texts.recipeFailed} headingLevel={3} skeleton={<RecipeSkeleton />}>
        {(recipe) => <RecipeSheet recipe={recipe} initialPortions={portions ?? recipe.servings} userId={userId} />}
      </QueryView>
    </Dialog>
  )
}

const RecipeSkeleton = () => (
  <SkeletonArea className="grid gap-6 md:grid-cols-2">
    <Skeleton className="aspect-[4/3] rounded-lg" />
    <div className="flex flex-col gap-5">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  </SkeletonArea>
)
