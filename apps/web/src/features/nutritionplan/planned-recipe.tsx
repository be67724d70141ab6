import type { PlannedRecipe as Planned } from '@kostbar/contracts/nutritionplan/schemas'
import { Link, type LinkProps } from 'react-router-dom'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { Dish } from '../../domain/recipes/dish.tsx'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { texts } from './texts.ts'

/** Link that opens a recipe with a number of portions. */
export type LinkToRecipe = (id: string, portions: number) => LinkProps

interface PlannedRecipeProps {
  readonly recipe: Planned
  /** Of the planned portions, rounded so that the day adds up. */
  readonly kcal: number
  readonly linkTo: LinkToRecipe
}

/** A recipe of a meal; withdrawn ones are marked and not linked. */
export function PlannedRecipe({ recipe, kcal, linkTo }: PlannedRecipeProps) {
  const isHidden = useProtectiveMode()
  return (
    <li className="relative -mx-2 flex items-center gap-3 rounded-md p-2 has-[a:hover]:bg-sunk">
      <Dish
        image={recipe.image}
        seed={recipe.id}
        kinds={recipe.picture}
        className={`aspect-[4/3] w-20 shrink-0 rounded-sm ${recipe.removed ? 'opacity-60' : ''}`}
      />
      <div className="min-w-0">
        <p className="leading-snug font-semibold hyphens-auto wrap-anywhere">
          {recipe.removed ? (
            recipeName(recipe.name)
          ) : (
            <Link
              {...linkTo(recipe.id, recipe.portions)}
              className="text-ink no-underline after:absolute after:inset-0"
            >
              {recipeName(recipe.name)}
            </Link>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {isHidden ? texts.portionsOf(recipe.portions) : texts.kcalOf(kcal, recipe.portions)}
        </p>
        {recipe.removed ? <p className="text-sm text-apricot-ink">{texts.removed}</p> : null}
        <ConflictMarks item={recipe} className="mt-1" />
      </div>
    </li>
  )
}
