import { tagLength } from '@kostbar/contracts/clients/limits'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { texts } from './texts.ts'

interface TagDialogProps {
  /** Tags in use, as suggestions. */
  readonly tags: readonly string[]
  readonly pending: boolean
  readonly onChoose: (action: 'TAG' | 'UNTAG', tag: string) => void
  readonly onClose: () => void
}

/** Dialog to add a tag to the selected clients or remove it from them. */
export function TagDialog({ tags, pending, onChoose, onClose }: TagDialogProps) {
  const [tag, setTag] = useState('')
  const [error, setError] = useState<string>()
  const listId = useId()
  const choose = (action: 'TAG' | 'UNTAG') =>
    tag.trim() === '' ? setError(texts.tagRequired) : onChoose(action, tag.trim())
  return (
    <Dialog isOpen onOpenChange={onClose} pending={pending} title={texts.tagTitle} size="sm">
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          choose('TAG')
        }}
      >
        <TextField
          label={texts.tag}
          description={texts.tagHint}
          error={error}
          autoFocus
          list={listId}
          maxLength={tagLength}
          autoComplete="off"
          value={tag}
          onChange={({ target }) => {
            setTag(target.value)
            setError(undefined)
          }}
        />
        <datalist id={listId}>
          {tags.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={pending} onClick={() => choose('UNTAG')}>
            {texts.tagRemove}
          </Button>
          <Button type="submit" pending={pending}>
            {texts.tagAdd}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
