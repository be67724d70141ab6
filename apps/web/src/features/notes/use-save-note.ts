import type { Request } from '@kostbar/contracts/endpoint'
import { notes } from '@kostbar/contracts/notes/endpoints'
import type { Note } from '@kostbar/contracts/notes/schemas'
import type { UseFormReturn } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import type { ProblemError } from '../../lib/problem-error.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

type NoteValues = Request<typeof notes.add>['body']

/** Mutation that adds a note, or updates the given one; shows errors in the form and success in a toast. */
export function useSaveNote<Context, Output>(
  note: Note | undefined,
  form: UseFormReturn<NoteValues, Context, Output>,
  onSaved: () => void,
) {
  const succeed = (text: string) => () => {
    onSaved()
    toast.success(text)
  }
  const fail = (text: string) => (problem: ProblemError) => showFormProblem(form, problem, { unexpected: text })
  const add = useApiMutation(notes.add, {
    refresh: notes.mine,
    onSuccess: succeed(texts.added),
    onError: fail(texts.addFailed),
  })
  const update = useApiMutation(notes.update, {
    refresh: notes.mine,
    onSuccess: succeed(texts.updated),
    onError: fail(texts.updateFailed),
  })
  return {
    isPending: add.isPending || update.isPending,
    submit: (values: NoteValues) =>
      note ? update.mutate({ body: { ...values, id: note.id } }) : add.mutate({ body: values }),
  }
}
