import { itemName } from '@kostbar/contracts/shopping/schemas'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useDraft } from '../../lib/draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useInputBeforeHydration } from '../../ui/use-input-before-hydration.ts'
import { texts } from './texts.ts'

/** Field that adds an item on Enter; the focus stays for the next one. */
export function AddItem({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useDraft('shopping-item')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useInputBeforeHydration(field, name, setName)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    field.current?.focus()
    if (name.trim() === '') return
    const parsed = z.safeParse(itemName, name)
    setError(parsed.error?.issues[0]?.message)
    if (!parsed.success) return
    setName('')
    onAdd(parsed.data)
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="flex items-start gap-2">
      <div className="flex-1">
        <TextField
          ref={field}
          label={texts.itemLabel}
          placeholder={texts.itemPlaceholder}
          error={error}
          value={name}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
      </div>
      <Button type="submit" aria-label={texts.add} className="mt-7 min-h-12 shrink-0 px-3.5 sm:px-5">
        <Plus className="size-5" aria-hidden="true" />
        <span className="hidden sm:inline">{texts.add}</span>
      </Button>
    </form>
  )
}
