import { printouts } from '@kostbar/contracts/printouts/endpoints'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { Heart, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { generatePath } from 'react-router-dom'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { MacroList } from '../../domain/macros/macro-list.tsx'
import { PdfButton } from '../../domain/printouts/pdf-button.tsx'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { CookingSteps } from '../../domain/recipes/cooking-steps.tsx'
import { Dish } from '../../domain/recipes/dish.tsx'
import { Ingredients } from '../../domain/recipes/ingredients.tsx'
import { PortionsStepper } from '../../domain/recipes/portions-stepper.tsx'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AddToList } from './add-to-list.tsx'
import { AllergenList } from './allergen-list.tsx'
import { usePendingFavourites, useToggleFavourite, withPendingFavourite } from './queries.ts'
import { RecipeFacts } from './recipe-facts.tsx'
import { texts } from './texts.ts'
import { WithdrawRecipe } from './withdraw-recipe.tsx'

interface RecipeSheetProps {
  readonly recipe: RecipeDetail
  readonly initialPortions: number
  /** Whom the recipe would be for; the viewer by default. */
  readonly userId: string | undefined
}

/** A complete recipe; also the print layout. */
export function RecipeSheet({ recipe, initialPortions, userId }: RecipeSheetProps) {
  const isHidden = useProtectiveMode()
  const [portions, setPortions] = useState(initialPortions)
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
          {recipe.description ? <p className="whitespace-pre-line">{recipe.description}</p> : null}
          <RecipeFacts recipe={recipe} />
          <ConflictMarks item={recipe} userId={userId} />
          {isHidden ? null : (
            <section aria-labelledby="per-portion">
              <h3 id="per-portion" className="text-lg">
                {texts.perPortion}
              </h3>
              <MacroList carbs={recipe.carbs} proteins={recipe.proteins} fats={recipe.fats} className="mt-2" />
            </section>
          )}
          <Actions recipe={recipe} portions={portions} />
        </div>
      </div>
      <div className="grid items-start gap-8 md:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr]">
        <section aria-labelledby="ingredients" className="rounded-lg bg-sage p-5 print:p-0">
          <h3 id="ingredients">{texts.ingredients}</h3>
          <p className="mt-2 -mb-2 text-sm text-ink-soft">{texts.cookFor}</p>
          <PortionsStepper value={portions} onChange={setPortions} />
          <Ingredients ingredients={recipe.ingredients} factor={portions / recipe.servings} />
          <AddToList recipeId={recipe.id} portions={portions} />
        </section>
        <CookingSteps recipeId={recipe.id} steps={recipe.steps} />
      </div>
      <AllergenList letters={recipe.allergens} stated={recipe.allergensStated} />
    </div>
  )
}

function Actions({ recipe, portions }: { recipe: RecipeDetail; portions: number }) {
  const { toggled } = withPendingFavourite(recipe, usePendingFavourites())
  const toggleFavourite = useToggleFavourite()
  return (
    <div className="mt-auto flex flex-wrap gap-3 print:hidden">
      <Button variant="secondary" onClick={() => toggleFavourite(recipe, !toggled)}>
        <Heart className={classNames('size-5', toggled && 'fill-current text-berry')} aria-hidden="true" />
        {toggled ? texts.isFavourite : texts.addFavourite}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" />
        {texts.print}
      </Button>
      <PdfButton
        endpoint={printouts.recipe}
        request={{ params: { recipeId: recipe.id }, query: { portions } }}
        fileName={texts.fileName}
      />
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
