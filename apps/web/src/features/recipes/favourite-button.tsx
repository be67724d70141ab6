import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { Heart } from 'lucide-react'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface FavouriteButtonProps {
  readonly recipe: Recipe
  readonly onToggleFavourite: (recipe: Recipe, picked: boolean) => void
  readonly className?: string
}

/** The heart on a card: marks a recipe as one of mine. */
export const FavouriteButton = ({ recipe, onToggleFavourite, className }: FavouriteButtonProps) => (
  <button
    type="button"
    aria-pressed={recipe.toggled}
    aria-label={texts.pick(recipeName(recipe.name))}
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
