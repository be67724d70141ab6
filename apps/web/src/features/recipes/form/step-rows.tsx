import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldMessage } from '../../../ui/field.tsx'
import { RemoveRow } from '../../../ui/remove-row.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { emptyStep, type RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

/** Cooking steps of the form. @param onChange called when a step is removed */
export function StepRows({ onChange }: { readonly onChange: () => void }) {
  const { control, register, formState } = useFormContext<RecipeFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' })
  const { steps: errors } = formState.errors
  const id = useId()
  return (
    <>
      <ol aria-label={texts.steps}>
        {fields.map((field, row) => (
          <li key={field.id} className="flex items-start gap-2">
            <div className="flex-1">
              <TextArea
                label={texts.step(row + 1)}
                rows={2}
                className="min-h-20"
                error={errors?.[row]?.text?.message}
                {...register(`steps.${row}.text`)}
              />
            </div>
            {fields.length > 1 ? (
              <div className="pt-7">
                <RemoveRow
                  label={texts.removeStep(row + 1)}
                  onRemove={() => {
                    remove(row)
                    onChange()
                  }}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      <FieldMessage id={id} error={errors?.message ?? errors?.root?.message} lines={0} />
      <Button
        variant="quiet"
        className="-ml-5 self-start"
        onClick={() => append(emptyStep, { focusName: `steps.${fields.length}.text` })}
      >
        <Plus className="size-5" aria-hidden="true" />
        {texts.addStep}
      </Button>
    </>
  )
}
