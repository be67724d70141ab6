import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CookingMode } from '../../domain/cooking/cooking-mode.tsx'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { query } from '../../lib/api.ts'
import { progressPrefix, useDraft } from '../../lib/draft.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { cachedRecipe } from './cached-recipe.ts'
import { RecipeError } from './recipe-error.tsx'
import type { CookingParams } from './recipe-search-params.ts'
import { RecipeSheet } from './recipe-sheet.tsx'
import { texts } from './texts.ts'

interface RecipeDialogProps {
  readonly id: string
  /** Portions planned for the viewer; undefined if the recipe is not opened from the plan. */
  readonly portions: number | undefined
  readonly cooking: CookingParams
  /** Id of the person the recipe is for; the viewer if undefined. */
  readonly userId: string | undefined
  readonly onClose: () => void
}

/** Dialog with a recipe: first with cached data, then complete; cooking mode opens over it. */
export function RecipeDialog({ id, portions, cooking, userId, onClose }: RecipeDialogProps) {
  const queries = useQueryClient()
  const recipeQuery = useQuery({
    ...query(recipes.get, { params: { recipeId: id } }),
    placeholderData: () => cachedRecipe(queries, id),
  })
  const isComplete = !recipeQuery.isPlaceholderData
  const [lastStep, setLastStep] = useDraft(`${progressPrefix}cooking-step-${id}`)
  const turnTo = (step: number) => {
    setLastStep(step > 1 ? String(step) : '')
    cooking.turnTo(step)
  }
  const resumeStep = Number(lastStep) || 1
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={onClose}
        closesOnBack={false}
        size="lg"
        title={recipeQuery.data ? recipeName(recipeQuery.data.name) : texts.recipe}
      >
        <QueryView query={recipeQuery} errorView={RecipeError} skeleton={<RecipeSkeleton />}>
          {(recipe) => (
            <RecipeSheet
              recipe={recipe}
              isComplete={isComplete}
              // In cooking mode the portions in the URL are the cooked ones, not the planned ones.
              plannedPortions={cooking.step === undefined ? portions : undefined}
              userId={userId}
              resumeStep={resumeStep}
              onCook={(cooked) => cooking.start(resumeStep, cooked)}
            />
          )}
        </QueryView>
      </Dialog>
      {cooking.step !== undefined && isComplete && recipeQuery.data ? (
        <Cooking
          recipe={recipeQuery.data}
          portions={portions}
          step={cooking.step}
          onStep={turnTo}
          onClose={cooking.stop}
        />
      ) : null}
    </>
  )
}

interface CookingProps {
  readonly recipe: RecipeDetail
  readonly portions: number | undefined
  readonly step: number
  readonly onStep: (step: number) => void
  readonly onClose: () => void
}

const Cooking = ({ recipe, portions = recipe.servings, step, onStep, onClose }: CookingProps) => (
  <CookingMode
    recipeId={recipe.id}
    name={recipeName(recipe.name)}
    steps={recipe.steps}
    ingredients={recipe.ingredients}
    servings={recipe.servings}
    portions={portions}
    step={step}
    onStep={onStep}
    onClose={onClose}
  />
)

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
