import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Note, noteDraft } from '@kostbar/contracts/notes/schemas'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ChangedNote, type StoredNote } from './changed-note.tsx'
import { texts } from './texts.ts'
import { useNoteDraft } from './use-note-draft.ts'
import { useSaveNote } from './use-save-note.ts'

interface NoteDialogProps {
  /** The note to edit; undefined for a new one. */
  readonly note: Note | undefined
  readonly onClose: () => void
}

/** Dialog to create or edit a note. Unsaved input is kept as a draft. */
export function NoteDialog({ note, onClose }: NoteDialogProps) {
  const saved = { title: note?.title ?? '', note: note?.note ?? '' }
  const draft = useNoteDraft(note?.id)
  const [defaultValues] = useState(() => {
    const { title, note: text } = draft.draft ?? saved
    return { title, note: text }
  })
  const form = useForm({ resolver: standardSchemaResolver(noteDraft), defaultValues })
  const { errors } = form.formState
  const [newer, setNewer] = useState<StoredNote>()
  const edited = note && { id: note.id, updatedAt: (newer ?? draft.draft)?.updatedAt ?? note.updatedAt }
  const save = useSaveNote(edited, form, {
    onSaved: () => {
      draft.clear()
      onClose()
    },
    onChangedMeanwhile: setNewer,
  })
  const discard = () => {
    draft.clear()
    setNewer(undefined)
    form.reset(saved)
  }
  return (
    <Dialog isOpen onOpenChange={onClose} pending={save.isPending} title={note ? texts.editTitle : texts.newTitle}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit(save.submit)}
        onChange={() => draft.save(form.getValues(), edited?.updatedAt)}
      >
        {draft.draft ? (
          <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sage py-1 pr-1 pl-4 text-sm">
            {texts.draft}
            <Button variant="quiet" size="sm" onClick={discard}>
              {texts.discardDraft}
            </Button>
          </p>
        ) : null}
        {newer ? <ChangedNote stored={newer} /> : null}
        <FormFields isSaving={save.isPending}>
          <TextField label={texts.titleLabel} error={errors.title?.message} autoFocus {...form.register('title')} />
          <TextArea label={texts.noteLabel} optional rows={6} error={errors.note?.message} {...form.register('note')} />
        </FormFields>
        <FormActions
          className="mt-2"
          submitLabel={texts.save}
          cancelLabel={texts.cancel}
          isPending={save.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
