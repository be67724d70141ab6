import type { Step } from '@kostbar/contracts/anamnesis/questionnaire'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { DraftSnapshot } from '../draft/draft-store.ts'
import { texts } from '../texts.ts'
import { SaveStatus } from './save-status.tsx'
import { StepList } from './step-list.tsx'
import type { StepPosition } from './use-step.ts'

interface FormFrameProps {
  readonly steps: readonly Step[]
  readonly position: StepPosition
  readonly today: string
  readonly snapshot: DraftSnapshot
  readonly sharing?: ReactNode
  /** Whether the form is a page of its own; false when it is part of another page. */
  readonly isPage: boolean
  readonly children: ReactNode
}

/**
 * Frame of the form: progress, step title, and the list of all steps, beside the form on wide screens, folded on
 * phones.
 */
export function FormFrame({ steps, position, today, snapshot, sharing, isPage, children }: FormFrameProps) {
  const step = position === 'review' ? undefined : steps[position]
  const number = position === 'review' ? steps.length : position + 1
  const progress = position === 'review' ? texts.review : texts.step(number, steps.length)
  const Title = isPage ? 'h1' : 'h2'
  const list = <StepList steps={steps} answers={snapshot.answers} today={today} position={position} />
  return (
    <div className={classNames('grid grid-cols-1 gap-x-12', isPage && 'lg:grid-cols-[minmax(0,1fr)_16rem]')}>
      <div className="min-w-0 max-w-2xl">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-sm font-semibold text-ink-soft">{progress}</p>
          <SaveStatus saveState={snapshot.saveState} updatedAt={snapshot.updatedAt} />
        </div>
        <ProgressBar label={progress} value={position === 'review' ? steps.length : position} max={steps.length} />
        <FoldedSteps position={position} className={isPage && 'lg:hidden'}>
          {list}
        </FoldedSteps>
        <Title data-step-title tabIndex={-1} className="mt-6 scroll-mt-24 text-3xl lg:mt-8">
          {step?.title ?? texts.review}
        </Title>
        <p className="measure mt-2 text-lg text-ink-soft">{step?.description ?? texts.reviewText}</p>
        <div className="mt-4 flex flex-col gap-2">{children}</div>
      </div>
      {isPage ? (
        <aside className="hidden lg:block">
          <nav aria-label={texts.allSteps} className="sticky top-28">
            {list}
            {sharing ? <div className="mt-6">{sharing}</div> : null}
          </nav>
        </aside>
      ) : null}
      {sharing ? <div className="mt-8 lg:hidden">{sharing}</div> : null}
    </div>
  )
}

interface FoldedStepsProps {
  readonly position: StepPosition
  readonly className: string | false
  readonly children: ReactNode
}

/** Collapsible list of steps for narrow screens; closes after a step has been chosen. */
function FoldedSteps({ position, className, children }: FoldedStepsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (details.current && position !== undefined) details.current.open = false
  }, [position])
  return (
    <details ref={details} className={classNames('group mt-1', className)}>
      <summary className="-ml-2 inline-flex min-h-11 list-none items-center gap-1 rounded-md px-2 text-sm font-semibold text-leaf">
        {texts.allSteps}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <nav aria-label={texts.allSteps} className="rounded-lg bg-raised p-2 shadow-low">
        {children}
      </nav>
    </details>
  )
}
