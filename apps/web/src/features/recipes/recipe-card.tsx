import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { MacroList } from '../../domain/macros/macro-list.tsx'
import { Dish } from '../../domain/recipes/dish.tsx'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { OwnerBadge } from './owner-badge.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import type { LinkToRecipe } from './recipe-search-params.ts'

interface RecipeCardProps {
  readonly recipe: Recipe
  readonly linkTo: LinkToRecipe
  /** Id of the person the recipe is for; the viewer if undefined. */
  readonly userId: string | undefined
  readonly onToggleFavourite: (recipe: Recipe, isFavourite: boolean) => void
}

/**
 * Recipe card; the whole card is a link. Horizontal on phones, vertical from tablets up. Memoised, because opening a recipe
 * renders the list of cards again.
 */
export const RecipeCard = memo(({ recipe, linkTo, userId, onToggleFavourite }: RecipeCardProps) => (
  <li className="relative grid grid-cols-[38%_1fr] overflow-hidden rounded-xl bg-raised shadow-low transition-shadow duration-(--steady) hover:shadow-high sm:flex sm:flex-col">
    <Dish
      image={recipe.image}
      seed={recipe.id}
      picture={recipe.picture}
      className="min-h-full sm:aspect-[4/3] sm:min-h-0"
    />
    <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 sm:p-5">
      <h2 className="text-lg leading-snug hyphens-auto wrap-anywhere">
        <Link {...linkTo(recipe.id)} className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl">
          {recipeName(recipe.name)}
        </Link>
      </h2>
      <RecipeFacts recipe={recipe} />
      {recipe.own ? (
        <p>
          <OwnerBadge userId={userId} />
        </p>
      ) : null}
      <ConflictMarks item={recipe} userId={userId} />
      <MacroList carbs={recipe.carbs} proteins={recipe.proteins} fats={recipe.fats} className="mt-auto pt-1" />
    </div>
    <FavouriteButton
      recipe={recipe}
      onToggleFavourite={onToggleFavourite}
      className="absolute top-2 left-2 z-1 sm:top-3 sm:right-3 sm:left-auto"
    />
  </li>
))
