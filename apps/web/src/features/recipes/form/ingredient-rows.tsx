import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FieldMessage } from '../../../ui/field.tsx'
import { ingredientGridClass } from './ingredient-grid.ts'
import { IngredientRow } from './ingredient-row.tsx'
import { emptyIngredient, type RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

/** Rows of ingredients; Enter in the last one adds a row. */
export function IngredientRows({ onChange }: { readonly onChange: () => void }) {
  const { control, formState } = useFormContext<RecipeFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'ingredients' })
  const listError = formState.errors.ingredients?.message ?? formState.errors.ingredients?.root?.message
  const id = useId()
  const removeRow = (row: number) => {
    remove(row)
    onChange()
  }
  const addRow = () => append(emptyIngredient, { focusName: `ingredients.${fields.length}.amount` })
  return (
    <>
      <ColumnNames />
      <ol aria-label={texts.ingredients} className="flex flex-col gap-2">
        {fields.map((field, row) => (
          <IngredientRow
            key={field.id}
            row={row}
            onChange={onChange}
            onEnter={row === fields.length - 1 ? addRow : undefined}
            onRemove={fields.length > 1 ? () => removeRow(row) : undefined}
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

/**
 * Names of the columns, which stay visible once the fields are filled in; each field has a label of its own. On phones an
 * ingredient's name has the whole line, and only its placeholder.
 */
const ColumnNames = () => (
  <div aria-hidden="true" className={classNames(ingredientGridClass, 'mb-1.5 text-sm font-semibold')}>
    <span>{texts.columns.amount}</span>
    <span>{texts.columns.unit}</span>
    <span className="max-sm:hidden">{texts.columns.name}</span>
  </div>
)
