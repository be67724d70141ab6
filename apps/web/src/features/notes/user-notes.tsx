import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { type Note, noteDraft } from '@kostbar/contracts/notes/schemas'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { texts as trainerTexts } from '../../domain/trainers/texts.ts'
import { query, useApiMutation } from '../../lib/api.ts'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { showFormProblem } from '../../lib/form-problem.ts'
import { formatDate } from '../../lib/format.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { useContentKey } from '../../lib/use-content-key.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { NoteText } from './note-text.tsx'
import { NotesSkeleton } from './notes-skeleton.tsx'
import { texts } from './texts.ts'

/** A user's notes for their trainer or an admin, who can add notes and delete their own additions. */
export function UserNotes({ userId }: { userId: string }) {
  const notesQuery = useQuery(query(notes.ofUser, { params: { userId } }))
  const [removing, setRemoving] = useState<Note>()
  return (
    <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-label={texts.title} className="order-2 @3xl:order-1">
        <QueryView query={notesQuery} errorTitle={texts.userLoadFailed} skeleton={<NotesSkeleton />}>
          {(all) =>
            all.length > 0 ? (
              <ul className="flex flex-col gap-4">
                {all.map((note) => (
                  <UserNote key={note.id} note={note} onRemove={() => setRemoving(note)} />
                ))}
              </ul>
            ) : (
              <p className="text-ink-soft">{texts.userEmpty}</p>
            )
          }
        </QueryView>
      </section>
      <NewNote userId={userId} />
      {removing ? (
        <ConfirmCall
          endpoint={notes.removeForUser}
          request={{ params: { userId, noteId: removing.id } }}
          refresh={notes.ofUser}
          title={texts.removeTitle}
          text={texts.confirmRemove(removing.title)}
          confirmLabel={texts.removeNow}
          done={texts.removed}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </div>
  )
}

function writer({ addedByAdmin, addedBy }: Note): string {
  if (!addedByAdmin) return texts.fromUser
  return addedBy ? trainerTexts.from(addedBy) : texts.fromStaff
}

const UserNote = ({ note, onRemove }: { note: Note; onRemove: () => void }) => (
  <Card as="li" tone={note.addedByAdmin ? 'apricot' : 'raised'}>
    <div className="flex items-start gap-1">
      <h2 className="min-w-0 flex-1 text-lg wrap-anywhere">{note.title}</h2>
      {note.addedByAdmin ? (
        <button
          type="button"
          aria-label={texts.remove(note.title)}
          onClick={onRemove}
          className="-mt-2.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-berry-soft hover:text-berry"
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </button>
      ) : null}
    </div>
    <NoteText text={note.note} />
    <p className="mt-3 text-sm text-ink-soft wrap-anywhere">
      {writer(note)} · {texts.written(formatDate(note.createdAt))}
    </p>
  </Card>
)

/** Form to add a note for the user. */
function NewNote({ userId }: { userId: string }) {
  const empty = { title: '', note: '' }
  const form = useForm({ resolver: standardSchemaResolver(noteDraft), defaultValues: empty })
  const { errors, isDirty } = form.formState
  const keyOf = useContentKey()
  // Part of the content: the same text is a new note once the one before is stored.
  const [addedCount, setAddedCount] = useState(0)
  const add = useApiMutation(notes.addForUser, {
    refresh: notes.ofUser,
    onSuccess: () => {
      setAddedCount((count) => count + 1)
      form.reset(empty)
      toast.success(texts.added)
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  return (
    <Card as="section" aria-labelledby="new-note" className="order-1 @3xl:order-2">
      <h2 id="new-note" className="mb-1 text-xl">
        {texts.write}
      </h2>
      <p className="mb-4 text-sm text-ink-soft">{texts.userHint}</p>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((values) =>
          add.mutate({ params: { userId }, body: { ...values, key: keyOf({ ...values, userId, addedCount }) } }),
        )}
      >
        <FormFields isSaving={add.isPending}>
          <TextField label={texts.titleLabel} error={errors.title?.message} {...form.register('title')} />
          <TextArea label={texts.noteLabel} optional rows={4} error={errors.note?.message} {...form.register('note')} />
        </FormFields>
        <Button type="submit" pending={add.isPending}>
          {texts.save}
        </Button>
        <UnsavedGuard active={isDirty} saving={add.isPending} />
      </form>
    </Card>
  )
}
