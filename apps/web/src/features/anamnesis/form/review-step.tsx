import type { AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { summarize } from '@kostbar/contracts/anamnesis/summary'
import { validateAnswers } from '@kostbar/contracts/anamnesis/validation'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { DraftStore } from '../draft/draft-store.ts'
import { useDraftSnapshot } from '../draft/use-draft.ts'
import { SummaryList } from '../summary-list.tsx'
import { texts } from '../texts.ts'
import { SubmitDialog } from './submit-dialog.tsx'
import { useStep } from './use-step.ts'

interface ReviewStepProps {
  readonly overview: AnamnesisOverview
  readonly store: DraftStore
  readonly today: string
  readonly memberName: string | undefined
}

/**
 * Review of all answers before submitting, by step, with links to change them; each step lists its missing answers
 * first.
 */
export function ReviewStep({ overview, store, today, memberName }: ReviewStepProps) {
  const { answers, saveState } = useDraftSnapshot(store)
  const [isSubmitting, setSubmitting] = useState(false)
  const summary = summarize(overview.questionnaire, answers)
  const { searchOf, go } = useStep(summary.length)
  const problems = validateAnswers(overview.questionnaire, answers, today)
  const problemCount = Object.keys(problems).length
  return (
    <div className="mt-4 flex flex-col gap-5">
      {problemCount > 0 ? <Notice tone="apricot">{texts.reviewMissing(problemCount)}</Notice> : null}
      {summary.map(({ id, title, entries }, index) => (
        <Card as="section" key={id} aria-labelledby={`zusammenfassung-${id}`} className="sm:p-6">
          <div className="flex items-baseline justify-between gap-4">
            <h2 id={`zusammenfassung-${id}`} className="text-lg">
              {title}
            </h2>
            <Link
              to={{ search: searchOf(index) }}
              className="-my-2 inline-flex min-h-11 items-center rounded-md px-2 font-semibold text-leaf no-underline hover:bg-leaf-soft"
            >
              {texts.edit}
              <span className="sr-only">: {title}</span>
            </Link>
          </div>
          {entries
            .filter((entry) => entry.id in problems)
            .map((entry) => (
              <p key={entry.id} className="mt-2 flex items-start gap-1.5 text-sm font-medium text-berry">
                <CircleAlert className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
                {entry.label}: {problems[entry.id]}
              </p>
            ))}
          <SummaryList questionnaire={overview.questionnaire} entries={entries} />
        </Card>
      ))}
      {memberName ? (
        <Notice>{texts.onlyMemberSubmits(memberName)}</Notice>
      ) : (
        <div className="flex flex-row-reverse justify-between gap-3">
          <Button
            className="max-sm:flex-1"
            disabled={problemCount > 0 || saveState === 'waiting' || saveState === 'blocked'}
            onClick={() => setSubmitting(true)}
          >
            {texts.submit}
          </Button>
          <Button variant="secondary" onClick={() => go(summary.length - 1)}>
            {texts.back}
          </Button>
        </div>
      )}
      {isSubmitting ? <SubmitDialog overview={overview} store={store} onClose={() => setSubmitting(false)} /> : null}
    </div>
  )
}
