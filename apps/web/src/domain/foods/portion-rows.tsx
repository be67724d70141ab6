import { Plus } from 'lucide-react'
import { useId } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { controlClass, FieldMessage } from '../../ui/field.tsx'
import { RemoveRow } from '../../ui/remove-row.tsx'
import type { FoodFormValues } from './food-form-values.ts'
import { texts } from './texts.ts'

const maxPortions = 10

const gridClass = 'grid grid-cols-[1fr_7rem_2.75rem] gap-2'

/** Household measures of a food: a slice, a cup. */
export function PortionRows({ form }: { readonly form: UseFormReturn<FoodFormValues> }) {
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'portions' })
  const id = useId()
  return (
    <>
      {fields.length > 0 ? (
        // The names stay visible once the fields are filled in; each field has a label of its own.
        <div aria-hidden="true" className={classNames(gridClass, 'mb-1.5 text-sm font-semibold')}>
          <span>{texts.portionColumns.name}</span>
          <span>{texts.portionColumns.grams}</span>
        </div>
      ) : null}
      <ul aria-label={texts.portions} className="flex flex-col gap-2">
        {fields.map((field, row) => {
          const error = formState.errors.portions?.[row]
          const message = error?.name?.message ?? error?.grams?.message
          const errorId = message ? `${id}-${row}` : undefined
          return (
            <li key={field.id}>
              <div className={gridClass}>
                <input
                  aria-label={texts.portionName(row + 1)}
                  aria-describedby={errorId}
                  aria-invalid={error?.name ? true : undefined}
                  placeholder={texts.portionNamePlaceholder}
                  autoComplete="off"
                  className={controlClass}
                  {...register(`portions.${row}.name`)}
                />
                <input
                  aria-label={texts.portionGrams(row + 1)}
                  aria-describedby={errorId}
                  aria-invalid={error?.grams ? true : undefined}
                  inputMode="decimal"
                  autoComplete="off"
                  className={controlClass}
                  {...register(`portions.${row}.grams`)}
                />
                <RemoveRow label={texts.removePortion(row + 1)} onRemove={() => remove(row)} />
              </div>
              <FieldMessage id={`${id}-${row}`} error={message} lines={0} />
            </li>
          )
        })}
      </ul>
      {fields.length < maxPortions ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1 -ml-3"
          onClick={() => append({ name: '', grams: '' }, { focusName: `portions.${fields.length}.name` })}
        >
          <Plus className="size-4" aria-hidden="true" />
          {texts.addPortion}
        </Button>
      ) : null}
    </>
  )
}
