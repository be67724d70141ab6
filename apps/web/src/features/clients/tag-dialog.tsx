import { tagLength } from '@kostbar/contracts/clients/limits'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
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
  const form = useForm({ defaultValues: { tag: '' } })
  const listId = useId()
  const choose = (action: 'TAG' | 'UNTAG') => form.handleSubmit(({ tag }) => onChoose(action, tag.trim()))
  const isGiven = (tag: string) => tag.trim() !== '' || texts.tagRequired
  return (
    <Dialog isOpen onOpenChange={onClose} pending={pending} title={texts.tagTitle} size="sm">
      <form method="post" noValidate onSubmit={choose('TAG')}>
        <FormFields isSaving={pending}>
          <TextField
            label={texts.tag}
            description={texts.tagHint}
            error={form.formState.errors.tag?.message}
            autoFocus
            list={listId}
            maxLength={tagLength}
            autoComplete="off"
            {...form.register('tag', { validate: isGiven })}
          />
        </FormFields>
        <datalist id={listId}>
          {tags.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={pending} onClick={() => void choose('UNTAG')()}>
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
