import { units } from '@kostbar/contracts/recipes/units'
import { ChevronDown, Plus } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass, FieldMessage } from '../../../ui/field.tsx'
import { emptyIngredient, type RecipeFormValues } from './recipe-form-values.ts'
import { RemoveRow } from './remove-row.tsx'
import { RowInput } from './row-input.tsx'
import { texts } from './texts.ts'

/** Ingredient rows; Enter in the last one adds another. */
export function IngredientRows() {
  const { control, formState } = useFormContext<RecipeFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'ingredients' })
  const listError = formState.errors.ingredients?.message ?? formState.errors.ingredients?.root?.message
  const id = useId()
  const addRow = () => append(emptyIngredient, { focusName: `ingredients.${fields.length}.amount` })
  const onKeyDown = (row: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (row === fields.length - 1) addRow()
  }
  return (
    <>
      <ol className="flex flex-col gap-2">
        {fields.map((field, row) => (
          <IngredientRow
            key={field.id}
            row={row}
            onKeyDown={onKeyDown(row)}
            onRemove={fields.length > 1 ? () => remove(row) : undefined}
          />
        ))}
      </ol>
      <FieldMessage id={id} error={listError} lines={0} />
      <Button variant="quiet" className="mt-2 -ml-5 self-start" onClick={addRow}>
        <Plus className="size-5" aria-hidden="true" />
        {texts.addIngredient}
      </Button>
    </>
  )
}

interface IngredientRowProps {
  readonly row: number
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Undefined for the only row. */
  readonly onRemove: (() => void) | undefined
}

function IngredientRow({ row, onKeyDown, onRemove }: IngredientRowProps) {
  const { register, formState, getValues } = useFormContext<RecipeFormValues>()
  const error = formState.errors.ingredients?.[row]
  const id = useId()
  const number = row + 1
  return (
    <li>
      <div className="grid grid-cols-[1fr_6.5rem_2.75rem] gap-2 sm:grid-cols-[6rem_6.5rem_1fr_2.75rem]">
        <RowInput
          label={texts.amount(number)}
          placeholder={texts.amountPlaceholder}
          inputMode="decimal"
          errorId={error?.amount && id}
          {...register(`ingredients.${row}.amount`)}
        />
        <div className="relative">
          <select
            aria-label={texts.unit(number)}
            className={classNames(controlClass, 'appearance-none pr-9')}
            {...register(`ingredients.${row}.unit`)}
          >
            {units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-4 right-3 size-4 text-ink-soft" aria-hidden="true" />
        </div>
        <RowInput
          label={texts.ingredient(number)}
          placeholder={texts.ingredientPlaceholder}
          errorId={error?.normalName && id}
          onKeyDown={onKeyDown}
          className="max-sm:col-span-3 max-sm:row-start-2"
          {...register(`ingredients.${row}.normalName`)}
        />
        {onRemove ? (
          <RemoveRow
            label={texts.removeIngredient(number, getValues(`ingredients.${row}.normalName`))}
            onRemove={onRemove}
          />
        ) : null}
      </div>
      <FieldMessage id={id} error={error?.amount?.message ?? error?.normalName?.message} lines={0} />
    </li>
  )
}
