import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import type { EvaluationDraft } from '@kostbar/contracts/evaluations/schemas'
import type { SmallestChange } from '@kostbar/contracts/evaluations/statistics-schemas'
import { protocolMealKinds } from '@kostbar/contracts/protocol/options'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { formatWeekday } from '../../lib/format.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { focusSection, PageSection } from '../../ui/page-section.tsx'
import { texts } from './texts.ts'

interface ChangesSectionProps {
  readonly userId: string
  readonly number: number
  readonly draft: EvaluationDraft
}

/** Section with the proposed smallest changes, which the trainer approves or rejects. */
export function ChangesSection({ userId, number, draft }: ChangesSectionProps) {
  const { proposals, approved, rejected } = draft
  const decide = useApiMutation(evaluations.decide, {
    refresh: evaluations.get,
    scope: 'evaluation-decisions',
    onError: toastProblem,
  })
  const isDecided = useRef(false)
  // A decided change has another card, without the button that was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each draft that a decision has changed
  useEffect(() => {
    if (!isDecided.current || document.activeElement !== document.body) return
    isDecided.current = false
    focusSection('aenderungen')
  }, [draft])
  const isPending = (key: string) => decide.isPending && decide.variables.body.key === key
  const send = (key: string, decision: 'APPROVED' | 'REJECTED' | 'OPEN') => () => {
    if (isPending(key)) return
    isDecided.current = true
    decide.mutate({ params: { userId }, body: { number, key, decision } })
  }
  return (
    <PageSection id="aenderungen" title={texts.changes} text={texts.changesText}>
      {proposals.length + approved.length === 0 ? <p className="text-ink-soft">{texts.noChanges}</p> : null}
      <ul aria-live="polite" className="grid grid-cols-1 gap-4 @3xl:grid-cols-3">
        {approved.map((change) => (
          <ChangeCard key={change.key} change={change} isApproved>
            <Button size="sm" variant="quiet" pending={isPending(change.key)} onClick={send(change.key, 'OPEN')}>
              {texts.takeBack}
            </Button>
          </ChangeCard>
        ))}
        {proposals.map((change) => (
          <ChangeCard key={change.key} change={change}>
            <Button size="sm" pending={isPending(change.key)} onClick={send(change.key, 'APPROVED')}>
              {texts.approve}
            </Button>
            <Button size="sm" variant="quiet" pending={isPending(change.key)} onClick={send(change.key, 'REJECTED')}>
              {texts.reject}
            </Button>
          </ChangeCard>
        ))}
      </ul>
      {rejected.length > 0 ? (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
            {texts.rejectedTitle(rejected.length)}
          </summary>
          <ul className="flex flex-col gap-1">
            {rejected.map((change) => (
              <li
                key={change.key}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2"
              >
                <span>{changeTitle(change)}</span>
                <Button size="sm" variant="quiet" pending={isPending(change.key)} onClick={send(change.key, 'OPEN')}>
                  {texts.takeBack}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </PageSection>
  )
}

/** Title of a change, such as `Putenschinken (150 g) statt Leberkäse (150 g)`. */
export const changeTitle = ({ from, to }: SmallestChange): string =>
  from.foodId === to.foodId
    ? texts.lessOf(from.name, texts.onlyGrams(from.grams), texts.onlyGrams(to.grams))
    : texts.insteadOf(texts.grams(from.name, from.grams), texts.grams(to.name, to.grams))

interface ChangeCardProps {
  readonly change: SmallestChange
  readonly isApproved?: boolean
  readonly children?: ReactNode
}

/** Card of one change: day and meal it concerns, and its effect on the day's nutrients. */
export function ChangeCard({ change, isApproved = false, children }: ChangeCardProps) {
  const { day, time, kind, occurrences, effect } = change
  const where = `${formatWeekday(day)}, ${time}, ${protocolMealKinds[kind]}`
  return (
    <li className={`flex flex-col gap-2 rounded-lg p-4 ${isApproved ? 'bg-leaf-soft' : 'bg-sunk'}`}>
      {isApproved ? (
        <p>
          <Badge tone="leaf">
            <Check className="size-3.5" aria-hidden="true" />
            {texts.approved}
          </Badge>
        </p>
      ) : null}
      <p className="font-semibold">{changeTitle(change)}</p>
      <p className="text-sm text-ink-soft">{[where, texts.occurrences(occurrences)].filter(Boolean).join(' · ')}</p>
      {effect ? (
        <p className="text-sm tabular-nums">
          {texts.effect(effect.before.kcal, effect.after.kcal, effect.targets.kcal)}
        </p>
      ) : null}
      {children ? <div className="mt-auto flex flex-wrap gap-2 pt-2">{children}</div> : null}
    </li>
  )
}
