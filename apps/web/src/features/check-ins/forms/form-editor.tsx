import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { formNameLength } from '@kostbar/contracts/check-ins/limits'
import type { CheckInForm } from '@kostbar/contracts/check-ins/schemas'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useApiMutation } from '../../../lib/api.ts'
import { showFormProblem } from '../../../lib/form-problem.ts'
import { type ProblemError, problemLink } from '../../../lib/problem-error.ts'
import { FormActions } from '../../../ui/form-actions.tsx'
import { FormFields } from '../../../ui/form-fields.tsx'
import { FormMessage } from '../../../ui/form-message.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { ChangedForm } from './changed-form.tsx'
import { type FormValues, inputOf, resolver, valuesOf } from './form-values.ts'
import { QuestionRows } from './question-rows.tsx'
import { texts } from './texts.ts'

interface FormEditorProps {
  /** Form to edit; undefined for a new one. */
  readonly stored: CheckInForm | undefined
  /** Called with whether there is unsaved input, at first and after each change of it. */
  readonly onDirtyChange: (isDirty: boolean) => void
  readonly onClose: () => void
}

/**
 * Mutations that save the form. After a change elsewhere the input stays: `newer` is what is stored now, and saving again
 * replaces it.
 */
function useSave({ stored, onClose }: Pick<FormEditorProps, 'stored' | 'onClose'>, form: UseFormReturn<FormValues>) {
  const [initial] = useState(stored)
  const [newer, setNewer] = useState<CheckInForm>()
  const options = {
    // Schedules show the name of their form.
    refresh: [checkIns.forms, checkIns.list],
    onSuccess: () => toast.success(texts.saved),
    onError: (problem: ProblemError) => {
      if (problem.code === 'changed_meanwhile' && problem.current) setNewer(problem.current as CheckInForm)
      else showFormProblem(form, problem, { fieldOf: formField })
    },
  }
  const add = useApiMutation(checkIns.addForm, options)
  const update = useApiMutation(checkIns.updateForm, options)
  const basis = newer ?? initial
  return {
    newer,
    isPending: add.isPending || update.isPending,
    error: add.error ?? update.error,
    save: (values: FormValues) => {
      const body = inputOf(values)
      // A callback of this call, which is forgotten when the form was left meanwhile.
      const close = { onSuccess: onClose }
      if (!basis) return add.mutate({ body }, close)
      update.mutate({ params: { id: basis.id }, body: { ...body, version: basis.version } }, close)
    },
  }
}

/** Name of the form field for one that the API names; errors of single questions are shown above the buttons. */
const formField = (field: string) => (field === 'name' ? field : 'root')

/** Name and questions of a check-in form. */
export function FormEditor({ stored, onDirtyChange, onClose }: FormEditorProps) {
  const [defaultValues] = useState(() => valuesOf(stored))
  const form = useForm<FormValues>({ resolver, defaultValues })
  const { errors, isDirty } = form.formState
  const { newer, isPending, error, save } = useSave({ stored, onClose }, form)
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit((values) => isPending || save(values))}>
      <FormFields isSaving={isPending}>
        <TextField
          label={texts.name}
          description={stored ? texts.editHint : texts.nameHint}
          maxLength={formNameLength}
          autoComplete="off"
          autoFocus
          error={errors.name?.message}
          {...form.register('name')}
        />
        <QuestionRows form={form} />
      </FormFields>
      {newer ? <ChangedForm form={newer} /> : null}
      <FormMessage text={errors.root?.message} link={problemLink(error)} />
      <FormActions
        className="pb-4"
        submitLabel={texts.save}
        cancelLabel={texts.cancel}
        isPending={isPending}
        onCancel={onClose}
      />
    </form>
  )
}
