import type { Request } from '@kostbar/contracts/endpoint'
import { notes } from '@kostbar/contracts/notes/endpoints'
import type { Note } from '@kostbar/contracts/notes/schemas'
import type { UseFormReturn } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { toast } from '../../ui/toast.ts'
import type { StoredNote } from './changed-note.tsx'
import { texts } from './texts.ts'

type NoteValues = Omit<Request<typeof notes.add>['body'], 'key'>

interface SaveNoteOptions {
  readonly onSaved: () => void
  /** Called with what is stored when the note was changed elsewhere. */
  readonly onChangedMeanwhile: (stored: StoredNote) => void
}

/**
 * Mutation that adds a note, or updates the given one; shows errors in the form and success in a toast.
 * @param note to update, with the `updatedAt` of the text that was edited; undefined for a new one
 */
export function useSaveNote<Context, Output>(
  note: Pick<Note, 'id' | 'updatedAt'> | undefined,
  form: UseFormReturn<NoteValues, Context, Output>,
  { onSaved, onChangedMeanwhile }: SaveNoteOptions,
) {
  const keyOf = useContentKey()
  const succeed = (text: string) => () => {
    onSaved()
    toast.success(text)
  }
  const add = useApiMutation(notes.add, {
    refresh: notes.mine,
    onSuccess: succeed(texts.added),
    onError: (problem) => showFormProblem(form, problem),
  })
  const update = useApiMutation(notes.update, {
    refresh: notes.mine,
    onSuccess: succeed(texts.updated),
    onError: (problem) =>
      problem.code === 'changed_meanwhile'
        ? onChangedMeanwhile(problem.current as StoredNote)
        : showFormProblem(form, problem, { unexpected: texts.updateFailed }),
  })
  return {
    isPending: add.isPending || update.isPending,
    submit: (values: NoteValues) =>
      note
        ? update.mutate({ body: { ...values, id: note.id, updatedAt: note.updatedAt } })
        : add.mutate({ body: { ...values, key: keyOf(values) } }),
  }
}
