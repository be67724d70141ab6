import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { RecipeImport } from '@kostbar/contracts/recipes/import-schemas'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/draft.ts'
import { problemText } from '../../../lib/problem-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { texts } from './texts.ts'

/** Import from the address of a page, which the API fetches. */
export function ImportAddress({ onRead }: { readonly onRead: (recipe: RecipeImport) => void }) {
  const [url, setUrl] = useDraft('recipe-import-url')
  const [error, setError] = useState<string>()
  const read = useApiMutation(recipes.importUrl, {
    onError: (problem) => setError(problem.fields.url ?? problemText(problem)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = url.trim()
    if (address === '') setError(texts.addressMissing)
    else read.mutate({ body: { url: address } }, { onSuccess: onRead })
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <TextField
        label={texts.address}
        description={texts.addressHint}
        autoFocus
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={texts.addressPlaceholder}
        value={url}
        onChange={({ target }) => {
          setError(undefined)
          setUrl(target.value)
        }}
        error={error}
      />
      <Button type="submit" pending={read.isPending}>
        {texts.read}
      </Button>
    </form>
  )
}
