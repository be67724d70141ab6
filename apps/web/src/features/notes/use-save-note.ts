import type { Request } from '@kostbar/contracts/endpoint'
import { notes } from '@kostbar/contracts/notes/endpoints'
import type { Note } from '@kostbar/contracts/notes/schemas'
import type { UseFormReturn } from 'react-hook-form'
import { useChange } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import type { ProblemError } from '../../lib/problem-error.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

type Written = Request<typeof notes.add>['body']

/** Adds a note, or changes the given one, and tells how it went: on the form's fields or in a toast. */
export function useSaveNote<Context, Output>(
  note: Note | undefined,
  form: UseFormReturn<Written, Context, Output>,
  onSaved: () => void,
) {
  const succeed = (text: string) => () => {
    onSaved()
    toast.success(text)
  }
  const fail = (text: string) => (problem: ProblemError) => showFormProblem(form, problem, { unexpected: text })
  const add = useChange(notes.add, {
    refresh: notes.mine,
    onSuccess: succeed(texts.added),
    onError: fail(texts.addFailed),
  })
  const update = useChange(notes.update, {
    refresh: notes.mine,
    onSuccess: succeed(texts.updated),
    onError: fail(texts.updateFailed),
  })
  return {
    isPending: add.isPending || update.isPending,
    submit: (written: Written) =>
      note ? update.mutate({ body: { ...written, id: note.id } }) : add.mutate({ body: written }),
  }
}
