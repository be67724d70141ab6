import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQuery } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { query, useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { OutcomeBar } from '../../ui/outcome-bar.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type FirstStep, type FirstStepsState, firstSteps, greeting } from './first-steps.ts'
import { texts } from './texts.ts'

/**
 * Card with the first steps of a member with access; empty once all are done or it was dismissed. Dismissing can be
 * undone until the page is left. The focus follows what replaces the clicked button.
 */
export function FirstStepsCard({ user }: { user: User }) {
  const [lastChange, setLastChange] = useState<'hidden' | 'shown'>()
  const save = useApiMutation(settings.setFirstSteps, {
    refresh: users.info,
    onSuccess: (_answer, { body }) => setLastChange(body.hidden ? 'hidden' : 'shown'),
    onError: toastProblem,
  })
  const setHidden = (hidden: boolean) => save.mutate({ body: { hidden } })
  if (!user.firstStepsHidden) {
    return (
      <OpenSteps
        user={user}
        takesFocus={lastChange === 'shown'}
        isHiding={save.isPending}
        onHide={() => setHidden(true)}
      />
    )
  }
  return lastChange === 'hidden' ? (
    <OutcomeBar onUndo={() => setHidden(false)} isPending={save.isPending}>
      <p ref={focusOnMount} tabIndex={-1}>
        {texts.hidden}
      </p>
    </OutcomeBar>
  ) : null
}

interface OpenStepsProps {
  readonly user: User
  /** Whether the title takes the focus when the card appears. */
  readonly takesFocus: boolean
  readonly isHiding: boolean
  readonly onHide: () => void
}

/**
 * Card with the open steps; renders nothing while loading. Its queries are shared with the other cards of the overview.
 */
function OpenSteps({ user, takesFocus, isHiding, onHide }: OpenStepsProps) {
  const state = useFirstStepsState(user)
  const product = useQuery(query(subscriptions.mine, { query: {} })).data?.subscription?.product.name ?? null
  const steps = state ? firstSteps(state) : []
  if (!state || steps.every(({ isDone }) => isDone)) return null
  const next = steps.find(({ isDone, link }) => !isDone && link)
  return (
    <Card as="section" tone="sage" aria-labelledby="first-steps">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-steps" ref={takesFocus ? focusOnMount : undefined} tabIndex={-1} className="text-xl">
          {texts.title}
        </h2>
        <Button variant="quiet" size="sm" className="-me-3" pending={isHiding} onClick={onHide}>
          {texts.hide}
        </Button>
      </div>
      <p className="measure mt-2">{greeting(state, product)}</p>
      <ol className="mt-5 flex flex-col gap-4">
        {steps.map((step) => (
          <Step key={step.id} step={step} isNext={step === next} />
        ))}
      </ol>
    </Card>
  )
}

/** State for the first steps, from several queries; undefined while any is loading. */
function useFirstStepsState(user: User): FirstStepsState | undefined {
  const plan = useQuery(query(nutritionplan.mine)).data
  const list = useQuery(query(shopping.mine)).data
  const coaching = useQuery(query(clients.myTrainer)).data
  const assignment = useQuery(query(assignments.mine)).data
  if (!plan || !list || !coaching || !assignment) return undefined
  return {
    user,
    trainerName: coaching.trainer?.firstName ?? null,
    isPaused: coaching.trainer?.isPaused ?? false,
    absence: coaching.trainer?.absence ?? null,
    waitsForTrainer: assignment.waiting !== null,
    hasPlan: plan.some(({ meals }) =>
      meals.some(({ hasEntries, recipes, foods }) => hasEntries ?? recipes.length + foods.length > 0),
    ),
    hasList: list.items.length > 0,
  }
}

const Step = ({ step: { title, text, link, isDone }, isNext }: { step: FirstStep; isNext: boolean }) => (
  <li className="flex gap-3">
    <span
      className={classNames(
        'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full',
        isDone ? 'bg-leaf text-on-leaf' : 'text-leaf',
      )}
      aria-hidden="true"
    >
      {isDone ? <Check className="size-4" /> : <Circle className="size-6" />}
    </span>
    <div className="min-w-0">
      <p className={isDone ? 'text-ink-soft' : 'font-semibold'}>
        {title}
        {isDone ? <VisuallyHidden>, {texts.done}</VisuallyHidden> : null}
      </p>
      {isDone ? null : <p className="measure text-sm text-ink-soft">{text}</p>}
      {isNext && link ? (
        <ButtonLink to={link.to} className="mt-3">
          {link.text}
        </ButtonLink>
      ) : null}
    </div>
  </li>
)
