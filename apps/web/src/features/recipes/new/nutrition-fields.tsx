import { addsUp, energyOf } from '@kostbar/contracts/energy'
import { useFormContext, useWatch } from 'react-hook-form'
import { parseGermanNumber } from '../../../lib/parse-number.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

const fields = ['kcal', 'carbs', 'proteins', 'fats'] as const

/** Energy and macros per portion, and whether they add up. */
export function NutritionFields() {
  const { register, formState } = useFormContext<RecipeFormValues>()
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map((field) => (
          <TextField
            key={field}
            label={texts[field]}
            inputMode="decimal"
            autoComplete="off"
            error={formState.errors[field]?.message}
            {...register(field)}
          />
        ))}
      </div>
      <EnergyCheck />
    </>
  )
}

function EnergyCheck() {
  const [kcal, carbs, proteins, fats] = useWatch<RecipeFormValues, typeof fields>({ name: fields }).map(
    parseGermanNumber,
  )
  const nutrition = {
    kcal: kcal ?? Number.NaN,
    carbs: carbs ?? Number.NaN,
    proteins: proteins ?? Number.NaN,
    fats: fats ?? Number.NaN,
  }
  const energy = energyOf(nutrition)
  const isComplete = !Number.isNaN(energy + nutrition.kcal)
  return (
    <p role="status" className="min-h-6 text-sm text-ink-soft">
      {isComplete ? (addsUp(nutrition) ? texts.addsUp(energy) : texts.doesNotAddUp(energy)) : ''}
    </p>
  )
}
