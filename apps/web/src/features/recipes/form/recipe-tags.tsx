import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { query } from '../../../lib/api.ts'
import { TagInput } from '../../../ui/tag-input.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

const maxTags = 10
const maxTagLength = 30

/** Field for tags: existing ones are suggested, new ones can be typed. */
export function RecipeTags({ onChange }: { readonly onChange: () => void }) {
  const { field, fieldState } = useController<RecipeFormValues, 'tags'>({ name: 'tags' })
  const { data: known = [] } = useQuery(query(recipes.tags))
  return (
    <TagInput
      label={texts.tags}
      description={texts.tagsHint}
      error={fieldState.error?.message}
      tags={field.value}
      suggestions={known}
      max={maxTags}
      maxLength={maxTagLength}
      onChange={(tags) => {
        field.onChange([...tags])
        onChange()
      }}
    />
  )
}
