import type { Answers, Step } from '@kostbar/contracts/anamnesis/questionnaire'
import { validateStep } from '@kostbar/contracts/anamnesis/validation'
import { isBlank } from '@kostbar/contracts/anamnesis/visible-questions'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { texts } from '../texts.ts'
import { type StepPosition, useStep } from './use-step.ts'

interface StepListProps {
  readonly steps: readonly Step[]
  readonly answers: Answers
  /** ISO date, such as `2026-11-22`. */
  readonly today: string
  readonly position: StepPosition
}

/** Whether a step is complete: at least one answer is given and no required answer is missing. */
export const isStepDone = (step: Step, answers: Answers, today: string): boolean =>
  step.questions.some(({ id }) => !isBlank(answers[id])) && Object.keys(validateStep(step, answers, today)).length === 0

/** Links to all steps; completed ones are marked. */
export function StepList({ steps, answers, today, position }: StepListProps) {
  const { searchOf } = useStep(steps.length)
  return (
    <ol className="flex flex-col gap-0.5">
      {steps.map((step, index) => (
        <Entry
          key={step.id}
          search={searchOf(index)}
          number={index + 1}
          title={step.title}
          isCurrent={position === index}
          isDone={isStepDone(step, answers, today)}
        />
      ))}
      <Entry search={searchOf('review')} title={texts.review} isCurrent={position === 'review'} isDone={false} />
    </ol>
  )
}

interface EntryProps {
  readonly search: string
  readonly number?: number
  readonly title: string
  readonly isCurrent: boolean
  readonly isDone: boolean
}

const Entry = ({ search, number, title, isCurrent, isDone }: EntryProps) => (
  <li>
    <Link
      to={{ search }}
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 text-sm leading-tight no-underline transition-colors duration-(--quick)',
        isCurrent ? 'bg-leaf-soft font-semibold text-leaf' : 'text-ink-soft hover:bg-sunk hover:text-ink',
      )}
    >
      <span
        className={classNames(
          'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums',
          isDone ? 'bg-leaf text-on-leaf' : 'bg-sage text-ink-soft',
        )}
      >
        {isDone ? <Check className="size-3.5" aria-hidden="true" /> : (number ?? '…')}
      </span>
      {title}
      {isDone ? <VisuallyHidden> ({texts.stepDone})</VisuallyHidden> : null}
    </Link>
  </li>
)
