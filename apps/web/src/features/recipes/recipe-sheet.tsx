import { printouts } from '@kostbar/contracts/printouts/endpoints'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { allergenOriginText, nutritionOriginText, otherNutrientTexts } from '@kostbar/contracts/recipes/value-texts'
import { CookingPot, Heart, Pencil, Printer, Share2 } from 'lucide-react'
import { generatePath } from 'react-router-dom'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { texts as cookingTexts } from '../../domain/cooking/texts.ts'
import { MacroList } from '../../domain/macros/macro-list.tsx'
import { PdfButton } from '../../domain/printouts/pdf-button.tsx'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { CookingSteps } from '../../domain/recipes/cooking-steps.tsx'
import { Dish } from '../../domain/recipes/dish.tsx'
import { Ingredients } from '../../domain/recipes/ingredients.tsx'
import { PortionsStepper } from '../../domain/recipes/portions-stepper.tsx'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { AddToList } from './add-to-list.tsx'
import { AddToPlan } from './add-to-plan.tsx'
import { AllergenList } from './allergen-list.tsx'
import { usePendingFavourites, useToggleFavourite, withPendingFavourite } from './queries.ts'
import { RecipeFacts } from './recipe-facts.tsx'
import { RecipeSource } from './recipe-source.tsx'
import { shareRecipePath } from './sharing/share-paths.ts'
import { texts as shareTexts } from './sharing/texts.ts'
import { texts } from './texts.ts'
import { useCookedPortions } from './use-cooked-portions.ts'
import { WithdrawRecipe } from './withdraw-recipe.tsx'

interface RecipeSheetProps {
  readonly recipe: RecipeDetail
  /** Whether all fields are loaded; while false, those missing on a card are skeletons. */
  readonly isComplete: boolean
  /** Portions in the viewer's plan; undefined if the recipe is not opened from the plan. */
  readonly plannedPortions: number | undefined
  /** Number of the step at which cooking mode resumes, from 1. */
  readonly resumeStep: number
  /** Opens cooking mode with the ingredients for this number of portions. */
  readonly onCook: (portions: number) => void
  /** Id of the person for whom it is planned or checked; the viewer by default. */
  readonly userId: string | undefined
}

/** Recipe in full; also its print layout. */
export function RecipeSheet({ recipe, isComplete, plannedPortions, resumeStep, onCook, userId }: RecipeSheetProps) {
  const isHidden = useProtectiveMode()
  const { portions, choose, chosen } = useCookedPortions(recipe, {
    planned: plannedPortions,
    isOwn: userId === undefined,
  })
  return (
    <div data-printed="" className="flex flex-col gap-8">
      <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
        <Dish
          image={recipe.image}
          seed={recipe.id}
          picture={recipe.picture}
          className="aspect-[4/3] self-start rounded-lg"
        />
        <div className="flex flex-col gap-4">
          {isComplete ? null : <Skeleton className="h-12" />}
          {recipe.description ? <p className="whitespace-pre-line">{recipe.description}</p> : null}
          <RecipeFacts recipe={recipe} />
          <ConflictMarks item={recipe} userId={userId} />
          {isHidden ? null : (
            <section aria-labelledby="per-portion">
              <h3 id="per-portion" className="text-lg">
                {texts.perPortion}
              </h3>
              <MacroList carbs={recipe.carbs} proteins={recipe.proteins} fats={recipe.fats} className="mt-2" />
              {isComplete ? <NutritionNotes recipe={recipe} /> : null}
            </section>
          )}
          {isComplete ? (
            <div className="mt-auto flex flex-col gap-3">
              <Button size="lg" className="print:hidden" onClick={() => onCook(portions)}>
                <CookingPot className="size-5" aria-hidden="true" />
                {resumeStep > 1 ? cookingTexts.resume(resumeStep) : cookingTexts.cook}
              </Button>
              {userId === undefined ? <AddToPlan recipe={recipe} /> : null}
              <Actions recipe={recipe} portions={portions} chosenPortions={chosen} userId={userId} />
            </div>
          ) : null}
        </div>
      </div>
      {isComplete ? (
        <div className="grid items-start gap-8 md:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr]">
          <section aria-labelledby="ingredients" className="rounded-lg bg-sage p-5 print:p-0">
            <h3 id="ingredients">{texts.ingredients}</h3>
            <p className="mt-2 -mb-2 text-sm text-ink-soft">{texts.cookFor}</p>
            <PortionsStepper value={portions} onChange={choose} />
            <Ingredients ingredients={recipe.ingredients} factor={portions / recipe.servings} />
            <AddToList recipeId={recipe.id} portions={portions} />
          </section>
          <CookingSteps recipeId={recipe.id} steps={recipe.steps} servings={recipe.servings} portions={portions} />
        </div>
      ) : (
        <BodySkeleton />
      )}
      {recipe.source ? <RecipeSource source={recipe.source} /> : null}
      <AllergenList
        letters={recipe.allergens}
        stated={recipe.allergensStated}
        origin={isComplete ? allergenOriginText(recipe) : null}
      />
    </div>
  )
}

/** Other nutrients of a portion where known, and where the values come from. */
function NutritionNotes({ recipe }: { recipe: RecipeDetail }) {
  const notes = [otherNutrientTexts(recipe.otherNutrients).join(' · '), nutritionOriginText(recipe)]
  return notes.map((note) =>
    note ? (
      <p key={note} className="mt-2 text-sm text-ink-soft">
        {note}
      </p>
    ) : null,
  )
}

const BodySkeleton = () => (
  <SkeletonArea className="grid gap-8 md:grid-cols-[2fr_3fr]">
    <Skeleton className="h-72 rounded-lg" />
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  </SkeletonArea>
)

interface FavouriteProps {
  readonly recipe: RecipeDetail
  /** Portions chosen in this dialog, which the favourite keeps; undefined if none were. */
  readonly chosenPortions: number | undefined
}

/** Button that adds a recipe to the viewer's favourites or removes it. */
function Favourite({ recipe, chosenPortions }: FavouriteProps) {
  const { toggled } = withPendingFavourite(recipe, usePendingFavourites())
  const toggleFavourite = useToggleFavourite()
  return (
    <Button variant="secondary" onClick={() => toggleFavourite(recipe, !toggled, chosenPortions)}>
      <Heart className={classNames('size-5', toggled && 'fill-current text-berry')} aria-hidden="true" />
      {toggled ? texts.isFavourite : texts.addFavourite}
    </Button>
  )
}

interface ActionsProps extends FavouriteProps {
  readonly portions: number
  /** Id of the person the recipe is for; the viewer if undefined. */
  readonly userId: string | undefined
}

function Actions({ recipe, portions, chosenPortions, userId }: ActionsProps) {
  const user = useUser()
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {/* For another person, the heart on the recipe's card chooses it. */}
      {userId === undefined ? <Favourite recipe={recipe} chosenPortions={chosenPortions} /> : null}
      <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" />
        {texts.print}
      </Button>
      <PdfButton
        endpoint={printouts.recipe}
        request={{ params: { recipeId: recipe.id }, query: { portions, userid: userId } }}
        fileName={texts.fileName}
      />
      {user?.trainer ? (
        <ButtonLink variant="quiet" to={shareRecipePath(recipe)}>
          <Share2 className="size-5" aria-hidden="true" />
          {shareTexts.share}
        </ButtonLink>
      ) : null}
      {recipe.editable ? (
        <>
          <ButtonLink variant="quiet" to={generatePath(paths.editRecipe, { id: recipe.id })}>
            <Pencil className="size-5" aria-hidden="true" />
            {texts.edit}
          </ButtonLink>
          <WithdrawRecipe recipe={recipe} />
        </>
      ) : null}
    </div>
  )
}
