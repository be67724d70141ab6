import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { Heart } from 'lucide-react'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface FavouriteButtonProps {
  readonly recipe: Recipe
  readonly onToggleFavourite: (recipe: Recipe, isFavourite: boolean) => void
  readonly className?: string
}

/** Heart button that adds a recipe to the favourites or removes it. */
export const FavouriteButton = ({ recipe, onToggleFavourite, className }: FavouriteButtonProps) => (
  <button
    type="button"
    aria-pressed={recipe.toggled}
    aria-label={texts.toggleFavourite(recipeName(recipe.name))}
    onClick={() => onToggleFavourite(recipe, !recipe.toggled)}
    className={classNames(
      'grid size-11 place-items-center rounded-full bg-raised shadow-low transition-colors duration-(--quick)',
      recipe.toggled ? 'text-berry' : 'text-ink-soft hover:text-berry',
      className,
    )}
  >
    <Heart className={classNames('size-5', recipe.toggled && 'fill-current')} aria-hidden="true" />
  </button>
)
