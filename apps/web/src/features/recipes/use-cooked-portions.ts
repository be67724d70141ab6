import { useState } from 'react'
import { peopleFor, portionsFor, readHousehold, rememberHousehold } from '../../domain/recipes/household.ts'
import { useUser } from '../../lib/session.ts'

/**
 * Cooked portions of a recipe: for the household chosen last on this device, else the planned portions, else the
 * recipe's servings. A choice is remembered.
 * @param planned portions planned for the viewer; undefined if the recipe is not opened from the plan
 */
export function useCookedPortions({ servings }: { readonly servings: number }, planned: number | undefined) {
  const user = useUser()
  const [chosen, setChosen] = useState(() => {
    const people = user ? readHousehold(user.id) : undefined
    return people === undefined ? planned : portionsFor(people, planned)
  })
  const choose = (portions: number) => {
    setChosen(portions)
    if (user) rememberHousehold(user.id, peopleFor(portions, planned))
  }
  // Not stored as initial state: the servings are known only once the recipe is complete.
  return [chosen ?? servings, choose] as const
}
