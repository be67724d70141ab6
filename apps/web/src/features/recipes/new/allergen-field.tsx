import { type Allergen, allergens } from '@kostbar/contracts/recipes/allergens'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'

const letters = Object.keys(allergens) as Allergen[]

/** Checkboxes of the 14 allergens that must be declared in the EU. */
export function AllergenField() {
  const { register } = useFormContext<RecipeFormValues>()
  return (
    <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
      {letters.map((letter) => (
        <Checkbox key={letter} value={letter} label={`${letter} – ${allergens[letter]}`} {...register('allergens')} />
      ))}
    </div>
  )
}
