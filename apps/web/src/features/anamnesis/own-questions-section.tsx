import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { maxOwnQuestions, ownQuestionLength } from '@kostbar/contracts/anamnesis/limits'
import { type OwnQuestion, ownQuestionsInput } from '@kostbar/contracts/anamnesis/schemas'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller, type FieldErrors, useFieldArray, useForm, useWatch } from 'react-hook-form'
import { query, useApiMutation } from '../../lib/api.ts'
import { contractResolver } from '../../lib/contract-resolver.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { idleClass } from '../../ui/button-class.ts'
import { FormFields } from '../../ui/form-fields.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RemoveRow } from '../../ui/remove-row.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { trainerTexts as texts } from './trainer-texts.ts'

/** Settings section for the trainer's own questions at the end of their clients' anamnesis. */
export function OwnQuestionsSection({ id }: { readonly id: string }) {
  const ownQuery = useQuery(query(anamnesis.ownQuestions))
  return (
    <PageSection id={id} title={texts.ownTitle} text={texts.ownText}>
      <QueryView query={ownQuery} errorText={texts.ownFailed} skeleton={<SectionSkeleton />}>
        {({ questions }) => <OwnQuestionsForm questions={questions} />}
      </QueryView>
    </PageSection>
  )
}

const SectionSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-12 w-40 rounded-md" />
  </SkeletonArea>
)

/** Own question as form values; named `questionId` because `id` would clash with the field array's key. */
interface QuestionValues {
  questionId?: string | undefined
  kind: OwnQuestion['kind']
  label: string
  options: string[]
}

interface FormValues {
  questions: QuestionValues[]
}

const toValues = (questions: readonly OwnQuestion[]): FormValues => ({
  questions: questions.map(({ id, ...question }) => ({ questionId: id, ...question })),
})

/** Form values as the request body: only choices keep options, empty options are dropped. */
const toInput = ({ questions }: FormValues) => ({
  questions: questions.map(({ questionId, kind, label, options }) => ({
    ...(questionId && { id: questionId }),
    kind,
    label,
    options: kind === 'choice' ? options.map((option) => option.trim()).filter(Boolean) : [],
  })),
})

const resolver = contractResolver(ownQuestionsInput, toInput)

/** Message about the options of a question together, else about the first that is wrong. */
const optionsError = ({ options }: FieldErrors<QuestionValues> = {}): string | undefined =>
  options?.message ?? options?.root?.message ?? options?.find?.(Boolean)?.message

function OwnQuestionsForm({ questions }: { readonly questions: readonly OwnQuestion[] }) {
  const form = useForm<FormValues>({
    values: toValues(questions),
    resetOptions: { keepDirtyValues: true },
    resolver,
  })
  const { control, register, formState } = form
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'questions' })
  const values = useWatch({ control, name: 'questions' })
  const save = useApiMutation(anamnesis.setOwnQuestions, {
    refresh: anamnesis.ownQuestions,
    onSuccess: (answer) => {
      form.reset(toValues(answer.questions), { keepDirtyValues: false })
      toast.success(texts.ownSaved)
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((entered) => formState.isDirty && save.mutate({ body: toInput(entered) }))}
    >
      <FormFields isSaving={save.isPending}>
        {fields.length === 0 ? <p className="mb-4">{texts.ownEmpty}</p> : null}
        <ol className="flex flex-col gap-4">
          {fields.map((field, index) => {
            const errors = formState.errors.questions?.[index]
            return (
              <li key={field.id} className="rounded-lg bg-sunk p-4">
                <div className="mb-2 flex items-center justify-between gap-2">
                  <h3 className="text-base">{texts.ownQuestion(index + 1)}</h3>
                  <span className="flex">
                    <IconButton
                      label={texts.ownUp(index + 1)}
                      aria-disabled={index === 0}
                      onClick={() => index > 0 && swap(index, index - 1)}
                    >
                      <ArrowUp className="size-5" aria-hidden="true" />
                    </IconButton>
                    <RemoveRow label={texts.ownRemove(index + 1)} onRemove={() => remove(index)} />
                  </span>
                </div>
                <TextField
                  label={texts.ownLabel}
                  error={errors?.label?.message}
                  maxLength={ownQuestionLength}
                  {...register(`questions.${index}.label`)}
                />
                <SelectField label={texts.ownKind} {...register(`questions.${index}.kind`)}>
                  {Object.entries(texts.ownKinds).map(([kind, name]) => (
                    <option key={kind} value={kind}>
                      {name}
                    </option>
                  ))}
                </SelectField>
                {values[index]?.kind === 'choice' ? (
                  <Controller
                    control={control}
                    name={`questions.${index}.options`}
                    render={({ field: { value, onChange, onBlur, ref } }) => (
                      <TextArea
                        label={texts.ownOptions}
                        description={texts.ownOptionsHint}
                        error={optionsError(errors)}
                        rows={4}
                        ref={ref}
                        value={value.join('\n')}
                        onChange={({ target }) => onChange(target.value.split('\n'))}
                        onBlur={onBlur}
                      />
                    )}
                  />
                ) : null}
              </li>
            )
          })}
        </ol>
        <div className="mt-4 flex flex-wrap gap-3">
          {fields.length < maxOwnQuestions ? (
            <Button variant="secondary" onClick={() => append({ kind: 'longText', label: '', options: [] })}>
              {texts.ownAdd}
            </Button>
          ) : null}
          <Button type="submit" pending={save.isPending} aria-disabled={!formState.isDirty} className={idleClass}>
            {texts.ownSave}
          </Button>
        </div>
      </FormFields>
      <UnsavedGuard active={formState.isDirty} saving={save.isPending} />
    </form>
  )
}

interface IconButtonProps {
  readonly label: string
  readonly 'aria-disabled': boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const IconButton = ({ label, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className={`grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sage-deep hover:text-ink ${idleClass}`}
    {...rest}
  >
    {children}
  </button>
)
