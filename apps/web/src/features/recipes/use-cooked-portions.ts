import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { useState } from 'react'
import { peopleFor, portionsFor, readHousehold, rememberHousehold } from '../../domain/recipes/household.ts'
import { useUser } from '../../lib/session.ts'
import { usePendingFavourites, useToggleFavourite, withPendingFavourite } from './queries.ts'

interface CookedPortionsOptions {
  /** Portions planned for the viewer; undefined if the recipe is not opened from the plan. */
  readonly planned: number | undefined
  /** Whether the recipe is opened for the viewer; otherwise their own favourite does not count. */
  readonly isOwn: boolean
}

/**
 * Cooked portions of a recipe: those last chosen for it as a favourite, unless it is opened from the plan; else for the
 * household chosen last on this device, else the planned portions, else the recipe's servings. A choice is remembered
 * for the household and the favourite. A favourite begins with one portion, so one is not stored as a choice.
 * @returns the portions, a function that chooses others, and what was chosen in this dialog
 */
export function useCookedPortions(recipe: RecipeDetail, { planned, isOwn }: CookedPortionsOptions) {
  const user = useUser()
  const [initial] = useState(() => {
    const people = user ? readHousehold(user.id) : undefined
    return { planned, household: people === undefined ? planned : portionsFor(people, planned) }
  })
  const [chosen, setChosen] = useState<number>()
  const { toggled } = withPendingFavourite(recipe, usePendingFavourites())
  const storeFavourite = useToggleFavourite()
  const choose = (portions: number) => {
    setChosen(portions)
    if (user) rememberHousehold(user.id, peopleFor(portions, planned))
    if (toggled && isOwn) storeFavourite(recipe, true, portions)
  }
  // Not part of the initial state: favourite and servings are known only once the recipe is complete.
  const stored = initial.planned === undefined && isOwn ? recipe.favouritePortions : null
  return { portions: chosen ?? stored ?? initial.household ?? recipe.servings, choose, chosen }
}
