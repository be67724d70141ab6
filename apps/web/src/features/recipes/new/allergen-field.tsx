import { type Allergen, allergens } from '@kostbar/contracts/recipes/allergens'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { RecipeForm } from './recipe-form-values.ts'

const letters = Object.keys(allergens) as Allergen[]

/** The EU's fourteen, to be ticked where they are in the recipe. */
export function AllergenField() {
  const { register } = useFormContext<RecipeForm>()
  return (
    <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
      {letters.map((letter) => (
        <Checkbox key={letter} value={letter} label={`${letter} – ${allergens[letter]}`} {...register('allergens')} />
      ))}
    </div>
  )
}
