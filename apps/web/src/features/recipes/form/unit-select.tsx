import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import { type Unit, units } from '@kostbar/contracts/recipes/units'
import { ChevronDown } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/field.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { useRecipeValues } from './recipe-values.tsx'
import { texts } from './texts.ts'

/** Prefix that distinguishes a household measure from a unit of the same name. */
const measurePrefix = 'measure:'

const optionOf = ({ name }: HouseholdMeasure) => measurePrefix + name

interface UnitSelectProps {
  readonly row: number
  readonly onChange: () => void
}

/**
 * Selection of units and of the food's household measures; a selected measure that the food no longer has stays
 * available.
 */
export function UnitSelect({ row, onChange }: UnitSelectProps) {
  const { watch, setValue } = useFormContext<RecipeFormValues>()
  const { normalName: name, foodId, unit, measure } = watch(`ingredients.${row}`)
  const ofFood = useRecipeValues().foodOf({ name, foodId })?.portions ?? []
  const measures = measure ? [measure, ...ofFood.filter((other) => other.name !== measure.name)] : ofFood
  const select = (value: string) => {
    const chosen = measures.find((candidate) => optionOf(candidate) === value) ?? null
    setValue(`ingredients.${row}.measure`, chosen, { shouldDirty: true })
    setValue(`ingredients.${row}.unit`, chosen ? 'g' : (value as Unit), { shouldDirty: true })
    onChange()
  }
  return (
    <div className="relative">
      <select
        aria-label={texts.unit(row + 1)}
        className={classNames(controlClass, 'appearance-none pr-9')}
        value={measure ? optionOf(measure) : unit}
        onChange={({ target }) => select(target.value)}
      >
        {units.map((known) => (
          <option key={known}>{known}</option>
        ))}
        {measures.map((known) => (
          <option key={known.name} value={optionOf(known)}>
            {known.name}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-4 right-3 size-4 text-ink-soft" aria-hidden="true" />
    </div>
  )
}
