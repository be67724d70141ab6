import { useFormContext } from 'react-hook-form'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

/** Fields for name, description, servings and preparation time. */
export function AboutFields() {
  const { register, formState } = useFormContext<RecipeFormValues>()
  return (
    <>
      <TextField
        label={texts.name}
        placeholder={texts.namePlaceholder}
        autoComplete="off"
        autoFocus
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <TextArea
        label={texts.description}
        optional
        rows={3}
        error={formState.errors.description?.message}
        {...register('description')}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField
          label={texts.servings}
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.servings?.message}
          {...register('servings')}
        />
        <TextField
          label={texts.prepMinutes}
          optional
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.prepMinutes?.message}
          {...register('prepMinutes')}
        />
      </div>
    </>
  )
}
