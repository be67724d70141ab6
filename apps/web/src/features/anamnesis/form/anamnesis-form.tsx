import type { Question, QuestionAnswer, Step } from '@kostbar/contracts/anamnesis/questionnaire'
import type { AnamnesisDraft, AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { validateDraft, validateStep } from '@kostbar/contracts/anamnesis/validation'
import { visibleSteps } from '@kostbar/contracts/anamnesis/visible-questions'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { UnsavedGuard } from '../../../lib/unsaved-guard.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { DraftStore } from '../draft/draft-store.ts'
import { useDraft, useDraftSnapshot } from '../draft/use-draft.ts'
import { texts } from '../texts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ConsentNote } from './consent-note.tsx'
import { FormFrame } from './form-frame.tsx'
import { ReviewStep } from './review-step.tsx'
import { SaveProblem } from './save-problem.tsx'
import { StepQuestions } from './step-questions.tsx'
import { type StepPosition, stepParam, useStep } from './use-step.ts'

export interface AnamnesisFormProps {
  /** Id of the member whose anamnesis is filled in. */
  readonly userId: string
  readonly overview: AnamnesisOverview
  readonly draft: AnamnesisDraft
  /** First name of the member when their trainer fills in the form with them; undefined when the member does. */
  readonly memberName?: string | undefined
  /** Control for sharing the draft, shown beside the list of steps. */
  readonly sharing?: ReactNode
}

/** Form of the questionnaire, one step at a time, saved while it is filled in. */
export function AnamnesisForm({ userId, overview, draft, memberName, sharing }: AnamnesisFormProps) {
  const store = useDraft({ userId, overview, draft })
  const snapshot = useDraftSnapshot(store)
  const { answers, saveState, problem, conflict } = snapshot
  const today = todayInVienna()
  const steps = visibleSteps(overview.questionnaire, answers)
  const { position: inUrl, go } = useStep(steps.length)
  const position = inUrl ?? 0
  const step = position === 'review' ? undefined : steps[position]
  useStepChange(store, step?.id ?? 'review')
  return (
    <FormFrame
      steps={steps}
      position={position}
      today={today}
      snapshot={snapshot}
      sharing={sharing}
      isPage={!memberName}
    >
      {step ? (
        <StepForm
          key={step.id}
          step={step}
          all={allQuestionsOf(overview, step.id)}
          store={store}
          today={today}
          isMember={!memberName}
        >
          {(validate) => <StepButtons position={position} stepCount={steps.length} onGo={go} validate={validate} />}
        </StepForm>
      ) : (
        <ReviewStep overview={overview} store={store} today={today} memberName={memberName} />
      )}
      <SaveProblem saveState={saveState} problem={problem} isMember={!memberName} onConsent={store.resume} />
      {conflict ? (
        <ConflictDialog
          overview={overview}
          answers={answers}
          conflict={conflict}
          onResolve={store.resolveConflict}
          memberName={memberName}
        />
      ) : null}
      <LeaveGuard store={store} />
    </FormFrame>
  )
}

/** Leaving the form waits until the last answer is saved; it asks where that takes long or is not possible. */
function LeaveGuard({ store }: { readonly store: DraftStore }) {
  const { saveState, conflict } = useDraftSnapshot(store)
  const isBeingSaved = conflict === null && (saveState === 'unsaved' || saveState === 'saving')
  return (
    <UnsavedGuard
      active={store.hasUnsavedAnswers()}
      save={isBeingSaved ? store.flush : undefined}
      searchParam={stepParam}
      anyValue
    />
  )
}

const allQuestionsOf = ({ questionnaire: { steps } }: AnamnesisOverview, stepId: string) =>
  steps.find(({ id }) => id === stepId)?.questions ?? []

/** Stores the current step in the draft and focuses its title: after a change of step, and where a link opened the form. */
function useStepChange(store: DraftStore, stepId: string): void {
  const lastStep = useRef<string>(undefined)
  const isOpenedByLink = useNavigationType() !== 'POP'
  const enter = useEffectEvent(() => {
    if (lastStep.current === undefined ? isOpenedByLink : lastStep.current !== stepId)
      document.querySelector<HTMLElement>('[data-step-title]')?.focus()
    lastStep.current = stepId
    store.goTo(stepId)
  })
  useLayoutEffect(() => {
    if (stepId) enter()
  }, [stepId])
}

interface StepFormProps {
  /** Step with its visible questions only. */
  readonly step: Step
  /** All questions of the step, hidden ones included. */
  readonly all: readonly Question[]
  readonly store: DraftStore
  readonly today: string
  readonly isMember: boolean
  /** Buttons below the questions. `validate` shows missing answers and returns whether the step may be left. */
  readonly children: (validate: () => boolean) => ReactNode
}

/** One step of the form. Missing answers are reported on leaving the step, not while typing. */
function StepForm({ step, all, store, today, isMember, children }: StepFormProps) {
  const { answers } = useDraftSnapshot(store)
  const [isChecked, setChecked] = useState(false)
  const [inputProblems, setInputProblems] = useState<Readonly<Record<string, string>>>({})
  const area = useRef<HTMLDivElement>(null)
  const problems = { ...validateStep(step, answers, today), ...inputProblems }
  const shown = isChecked ? problems : validateDraft({ version: '', steps: [step] }, answers)
  const report = (id: string, problem: string | null) =>
    setInputProblems(({ [id]: _previous, ...rest }) => (problem === null ? rest : { ...rest, [id]: problem }))
  const validate = () => {
    setChecked(true)
    const first = step.questions.find(({ id }) => id in problems)
    if (first) focusQuestion(area.current, first.id)
    return !first
  }
  return (
    <div ref={area}>
      {step.asksConsent && isMember ? <ConsentNote /> : null}
      <Card className="mt-6">
        <StepQuestions
          all={all}
          questions={step.questions}
          answers={answers}
          problems={shown}
          onAnswer={(id: string, answer: QuestionAnswer | null) => store.answer(id, answer)}
          onInputProblem={report}
        />
      </Card>
      {isChecked && Object.keys(problems).length > 0 ? (
        <p role="alert" className="mt-4 font-medium text-berry">
          {texts.missing(Object.keys(problems).length)}
        </p>
      ) : null}
      {children(validate)}
    </div>
  )
}

const focusQuestion = (area: HTMLElement | null, id: string) =>
  area?.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"] :is(input, textarea)`)?.focus()

interface StepButtonsProps {
  readonly position: StepPosition
  readonly stepCount: number
  readonly onGo: (position: StepPosition | null) => void
  readonly validate: () => boolean
}

function StepButtons({ position, stepCount, onGo, validate }: StepButtonsProps) {
  if (position === 'review') return null
  const isLast = position === stepCount - 1
  return (
    <div className="mt-6 flex flex-row-reverse justify-between gap-3">
      <Button className="max-sm:flex-1" onClick={() => validate() && onGo(isLast ? 'review' : position + 1)}>
        {isLast ? texts.toReview : texts.next}
      </Button>
      <Button variant="secondary" onClick={() => onGo(position === 0 ? null : position - 1)}>
        {texts.back}
      </Button>
    </div>
  )
}
