import type { PlannedRecipe as Planned } from '@kostbar/contracts/nutritionplan/schemas'
import { ArrowLeftRight } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { Dish } from '../../domain/recipes/dish.tsx'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

/** Creates the link that opens a recipe with a number of portions. */
export type LinkToRecipe = (id: string, portions: number) => LinkProps

interface PlannedRecipeProps {
  readonly recipe: Planned
  /** Energy of the planned portions in kcal, rounded so that the day adds up. */
  readonly kcal: number
  readonly linkTo: LinkToRecipe
  /** Opens the dialog to change the recipe; undefined if the viewer may not. */
  readonly onChange?: (() => void) | undefined
  /** Layout for the week table: picture above the name, no picture in print. */
  readonly stacked?: boolean
}

/** Planned recipe; withdrawn recipes are marked and not linked. */
export function PlannedRecipe({ recipe, kcal, linkTo, onChange, stacked = false }: PlannedRecipeProps) {
  const isHidden = useProtectiveMode()
  return (
    <li
      className={classNames(
        'relative -mx-2 flex items-center gap-3 rounded-md p-2 has-[a:hover]:bg-sunk',
        stacked &&
          'week-table:mx-0 week-table:block week-table:px-0 week-table:py-1.5 print:py-0.5! print:text-[8pt]! print:leading-tight!',
      )}
    >
      <Dish
        image={recipe.image}
        seed={recipe.id}
        picture={recipe.picture}
        className={classNames(
          'aspect-[4/3] w-20 shrink-0 rounded-sm',
          stacked && 'week-table:mb-1.5 week-table:aspect-[2/1] week-table:w-full print:hidden',
          recipe.removed && 'opacity-60',
        )}
      />
      <div className="min-w-0">
        <p
          className={classNames(
            'leading-snug font-semibold hyphens-auto wrap-anywhere',
            stacked && 'week-table:text-sm print:text-[8pt]! print:leading-tight!',
          )}
        >
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
        <p className={classNames('text-sm text-ink-soft', stacked && 'week-table:text-xs print:text-[7pt]!')}>
          {isHidden ? texts.portionsOf(recipe.portions) : texts.kcalOf(kcal, recipe.portions)}
        </p>
        {recipe.edited && !recipe.removed ? <p className="text-sm text-ink-soft print:hidden">{texts.edited}</p> : null}
        {recipe.removed ? <p className="text-sm text-apricot-ink print:text-[7pt]!">{texts.removed}</p> : null}
        <ConflictMarks item={recipe} isShort className="mt-1" />
      </div>
      {onChange ? (
        <button
          type="button"
          aria-label={texts.changeRecipe(recipeName(recipe.name))}
          onClick={onChange}
          className={classNames(
            'z-1 ml-auto grid size-11 shrink-0 place-items-center self-center rounded-full text-ink-soft hover:bg-leaf-soft hover:text-leaf print:hidden',
            stacked &&
              'week-table:absolute week-table:top-2.5 week-table:right-1 week-table:size-8 week-table:bg-raised week-table:[&_svg]:size-4 week-table:shadow-low',
          )}
        >
          <ArrowLeftRight className="size-5" aria-hidden="true" />
        </button>
      ) : null}
    </li>
  )
}
