import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../ui/text-field.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

/** Fields for a recipe's source: title, author and URL, shown with the recipe. */
export function SourceFields() {
  const { register, formState } = useFormContext<RecipeFormValues>()
  const errors = formState.errors.source
  return (
    <>
      <TextField
        label={texts.sourceTitle}
        optional
        autoComplete="off"
        error={errors?.title?.message}
        {...register('source.title')}
      />
      <TextField
        label={texts.sourceAuthor}
        optional
        autoComplete="off"
        error={errors?.author?.message}
        {...register('source.author')}
      />
      <TextField
        label={texts.sourceUrl}
        optional
        inputMode="url"
        autoComplete="off"
        error={errors?.url?.message}
        {...register('source.url')}
      />
    </>
  )
}
