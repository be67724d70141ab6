import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { maxImportTextLength } from '@kostbar/contracts/recipes/import-limits'
import type { RecipeImport } from '@kostbar/contracts/recipes/import-schemas'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/draft.ts'
import { problemText } from '../../../lib/problem-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { texts } from './texts.ts'

/** Import from a pasted text, which is kept as a draft until the recipe is saved. */
export function ImportText({ onRead }: { readonly onRead: (recipe: RecipeImport) => void }) {
  const [text, setText] = useDraft('recipe-import-text')
  const [error, setError] = useState<string>()
  const read = useApiMutation(recipes.importText, {
    onError: (problem) => setError(problem.fields.text ?? problemText(problem)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setError(texts.textMissing)
    else if (text.length > maxImportTextLength) setError(texts.textTooLong(text.length, maxImportTextLength))
    else read.mutate({ body: { text } }, { onSuccess: onRead })
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <TextArea
        label={texts.text}
        description={texts.textHint}
        autoFocus
        rows={12}
        className="min-h-64"
        value={text}
        onChange={({ target }) => {
          setError(undefined)
          setText(target.value)
        }}
        error={error}
      />
      <Button type="submit" pending={read.isPending}>
        {texts.read}
      </Button>
    </form>
  )
}
