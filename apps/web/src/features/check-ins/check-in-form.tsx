import { askedQuestions, problemsOf } from '@kostbar/contracts/check-ins/answers'
import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import type { CheckIn } from '@kostbar/contracts/check-ins/schemas'
import { useEffect, useRef, useState } from 'react'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { useApiMutation } from '../../lib/api.ts'
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts'
import type { ProblemError } from '../../lib/problem-error.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { toast } from '../../ui/toast.ts'
import { myTexts } from './my-texts.ts'
import { QuestionField } from './question-field.tsx'
import { texts } from './texts.ts'
import { answersOf, type TypedAnswer, type TypedAnswers } from './typed-answers.ts'

interface CheckInFormProps {
  /** Check-in that is open. */
  readonly checkIn: CheckIn
  /** First name of the trainer; null for one whose account is deleted. */
  readonly trainer: string | null
  /** Called when the answers are sent; the check-in may be refused still. */
  readonly onSend: () => void
}

/** Errors of an API answer that belong to one of the questions, by id of the question. */
const problemsAtQuestions = ({ fields }: ProblemError, asked: readonly { readonly id: string }[]) =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([field, message]) => [field.split('.').at(-1) ?? '', message] as const)
      .filter(([id]) => asked.some((question) => question.id === id)),
  )

/** Form of the open check-in. What is typed stays in memory, because it is health data. */
export function CheckInForm({ checkIn, trainer, onSend }: CheckInFormProps) {
  const asked = askedQuestions(checkIn.questions, useProtectiveMode())
  const [typed, setTyped] = useState<TypedAnswers>({})
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [attempts, setAttempts] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt to submit
  useEffect(() => focusFirstInvalid(element.current), [attempts])
  const showProblems = (found: Readonly<Record<string, string>>) => {
    setProblems(found)
    setAttempts((count) => count + 1)
  }
  const submit = useApiMutation(checkIns.submit, {
    refresh: [checkIns.list, checkIns.current],
    onSuccess: () => toast.success(myTexts.sent),
    onError: (problem) => {
      const found = problemsAtQuestions(problem, asked)
      if (Object.keys(found).length > 0) showProblems(found)
      else toastProblem(problem)
    },
  })
  const answer = (id: string, value: TypedAnswer | undefined) => {
    const { [id]: _before, ...others } = typed
    setTyped(value === undefined || value === '' ? others : { ...others, [id]: value })
    const { [id]: _solved, ...open } = problems
    setProblems(open)
  }
  const send = () => {
    if (submit.isPending) return
    const answers = answersOf(asked, typed)
    const found = problemsOf(asked, answers)
    if (Object.keys(found).length > 0) return showProblems(found)
    onSend()
    submit.mutate({ params: { id: checkIn.id }, body: { answers } })
  }
  return (
    <Card as="section" aria-labelledby="rueckblick-titel">
      <UnsavedGuard
        active={Object.keys(typed).length > 0 && !submit.isSuccess}
        saving={submit.isPending}
        texts={myTexts.leaveTexts}
      />
      <h2 id="rueckblick-titel" className="text-xl">
        {texts.of(checkIn.dueOn)}
      </h2>
      <p className="mt-1 font-semibold text-apricot-ink">{myTexts.openUntil(checkIn.closesOn)}</p>
      <p className="measure mt-2 text-ink-soft">{myTexts.whatHappens(trainer ?? myTexts.someTrainer)}</p>
      <form
        ref={element}
        method="post"
        noValidate
        className="mt-6 flex max-w-2xl flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <FormFields isSaving={submit.isPending}>
          {asked.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              value={typed[question.id]}
              error={problems[question.id]}
              onChange={(value) => answer(question.id, value)}
            />
          ))}
        </FormFields>
        <div>
          <Button type="submit" pending={submit.isPending}>
            {myTexts.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}
