import { type Allergen, allergens } from '@kostbar/contracts/recipes/allergens'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

const letters = Object.keys(allergens) as Allergen[]

/** Checkboxes of the 14 allergens that must be declared in the EU, and "none of them"; choosing neither is allowed. */
export function AllergenField() {
  const { register, setValue } = useFormContext<RecipeFormValues>()
  const letterProps = register('allergens', { onChange: () => setValue('noAllergens', false) })
  const noneProps = register('noAllergens', { onChange: () => setValue('allergens', []) })
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {letters.map((letter) => (
          <Checkbox key={letter} value={letter} label={texts.allergen(letter)} {...letterProps} />
        ))}
      </div>
      <Checkbox label={texts.noAllergens} {...noneProps} />
    </>
  )
}
