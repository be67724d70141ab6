import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { query } from '../../../lib/api.ts'
import { Chip } from '../../../ui/chip.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

/** Tags: existing ones are suggested, new ones can be typed. */
export function TagField() {
  const { field, fieldState } = useController<RecipeFormValues, 'tags'>({ name: 'tags' })
  const { data: known = [] } = useQuery(query(recipes.tags))
  const [typed, setTyped] = useState('')
  const id = useId()
  const add = () => {
    const tag = typed.trim()
    setTyped('')
    if (tag && !field.value.includes(tag)) field.onChange([...field.value, tag])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }
  return (
    <div>
      <TextField
        ref={field.ref}
        label={texts.tags}
        optional
        description={texts.tagsHint}
        error={fieldState.error?.message}
        maxLength={30}
        list={id}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      <datalist id={id}>
        {known
          .filter((tag) => !field.value.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {field.value.length > 0 ? (
        <ul aria-label={texts.tagList} className="mb-4 flex flex-wrap gap-2">
          {field.value.map((tag) => (
            <li key={tag}>
              <Chip label={tag} onRemove={() => field.onChange(field.value.filter((other) => other !== tag))} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
