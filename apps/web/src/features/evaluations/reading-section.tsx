import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { commentLength } from '@kostbar/contracts/evaluations/limits'
import type { Evaluation, EvaluationComment } from '@kostbar/contracts/evaluations/schemas'
import type { Photo } from '@kostbar/contracts/photos/schemas'
import { amountText } from '@kostbar/contracts/protocol/amount-text'
import { eatingReasons, protocolMealKinds } from '@kostbar/contracts/protocol/options'
import type { Protocol, ProtocolItem, ProtocolMeal } from '@kostbar/contracts/protocol/schemas'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { photosQuery } from '../../domain/photos/photos-query.ts'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { formatNumber, formatWeekday } from '../../lib/format.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { submitOnCtrlEnter } from '../../ui/submit-on-ctrl-enter.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { texts } from './texts.ts'

interface ReadingSectionProps {
  readonly userId: string
  readonly protocol: Protocol
  readonly evaluation: Evaluation
  /** Whether the viewer may comment. */
  readonly canComment: boolean
}

/** Id of a day in the reading section, used as URL fragment. */
export const dayId = (day: string) => `tag-${day}`

/** Section with the recorded week: each day with its meals, photos and comments. */
export function ReadingSection({ userId, protocol, evaluation, canComment }: ReadingSectionProps) {
  const { days, meals, number } = protocol
  const mealPhotosQuery = useQuery({
    ...photosQuery(userId, { kind: 'MEAL', protocol: number }),
    enabled: meals.some(({ photoIds }) => photoIds.length > 0),
  })
  const textsOn = (day: string, mealId: string | null) => {
    const isMeant = (comment: EvaluationComment) => comment.day === day && comment.mealId === mealId
    return {
      text: evaluation.comments.find(isMeant)?.text ?? '',
      publishedText: evaluation.published?.comments?.find(isMeant)?.text ?? '',
    }
  }
  return (
    <PageSection id="tage" title={texts.reading}>
      {mealPhotosQuery.isError ? <Notice tone="apricot">{texts.photosFailed}</Notice> : null}
      <ol className="flex flex-col gap-8">
        {days.map((day) => {
          const ofDay = meals.filter((meal) => meal.day === day.day)
          const name = formatWeekday(day.day)
          return (
            <li key={day.day}>
              <h3 id={dayId(day.day)} tabIndex={-1} className="scroll-mt-24 font-display text-lg">
                {name}
              </h3>
              <DayFacts day={day} />
              <Comment
                subject={{ userId, number, day: day.day, mealId: null }}
                what={name}
                {...textsOn(day.day, null)}
                canComment={canComment}
              />
              {ofDay.length === 0 ? <p className="mt-2 text-ink-soft">{texts.noEntries}</p> : null}
              <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
                {ofDay.map((meal) => (
                  <li key={meal.id} className="grid gap-x-5 gap-y-1 py-3 sm:grid-cols-[8.5rem_1fr]">
                    <p>
                      <span className="font-semibold tabular-nums">{meal.time}</span>{' '}
                      <span className="block text-sm text-ink-soft">{protocolMealKinds[meal.kind]}</span>
                    </p>
                    <div className="min-w-0">
                      <MealContent
                        meal={meal}
                        pictures={(mealPhotosQuery.data ?? []).filter(({ mealId }) => mealId === meal.id)}
                      />
                      <Comment
                        subject={{ userId, number, day: day.day, mealId: meal.id }}
                        what={`${name}, ${meal.time}, ${protocolMealKinds[meal.kind]}`}
                        {...textsOn(day.day, meal.id)}
                        canComment={canComment}
                      />
                    </div>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </PageSection>
  )
}

/** The member's texts about a day: special events, movement, complaints and note. */
function DayFacts({ day }: { readonly day: Protocol['days'][number] }) {
  const fields = (['special', 'movement', 'complaints', 'note'] as const).filter((field) => day[field])
  return fields.length > 0 ? (
    <div dir="auto" className="mt-1 flex max-w-prose flex-col gap-1 text-ink-soft">
      {fields.map((field) => (
        <p key={field} className="wrap-anywhere whitespace-pre-line">
          {day[field]}
        </p>
      ))}
    </div>
  ) : null
}

const amountOf = ({ amount, unit, grams }: ProtocolItem) =>
  [
    amount === null ? '' : amountText(amount, unit),
    grams !== null && unit !== 'G' ? `≈ ${formatNumber(Math.round(grams))} g` : '',
  ]
    .filter(Boolean)
    .join(' ')

function MealContent({ meal, pictures }: { readonly meal: ProtocolMeal; readonly pictures: readonly Photo[] }) {
  const { items, hungerBefore, fullnessAfter, reason, place, note } = meal
  const facts = [
    hungerBefore === null ? '' : texts.hungerShort(hungerBefore),
    fullnessAfter === null ? '' : texts.fullnessShort(fullnessAfter),
    reason ? eatingReasons[reason] : '',
    place ?? '',
  ].filter(Boolean)
  return (
    <>
      <ul dir="auto" className="wrap-anywhere">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no key and are only read here
          <li key={index}>
            {item.text} <span className="text-sm text-ink-soft tabular-nums">{amountOf(item)}</span>
          </li>
        ))}
      </ul>
      {facts.length > 0 ? <p className="text-sm text-ink-soft">{facts.join(' · ')}</p> : null}
      {note ? (
        <p dir="auto" className="mt-1 max-w-prose text-sm wrap-anywhere whitespace-pre-line italic">
          {note}
        </p>
      ) : null}
      {pictures.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {pictures.map(({ id, smallUrl, largeUrl, width, height }) => (
            <li key={id}>
              <a href={largeUrl} target="_blank" rel="noreferrer" className="block rounded-md">
                <img
                  src={smallUrl}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={texts.photoOf(items.map(({ text }) => text).join(', '))}
                  className="size-28 rounded-md object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

interface CommentProps {
  readonly subject: {
    readonly userId: string
    readonly number: number
    readonly day: string
    readonly mealId: string | null
  }
  /** Name of the meal or day, for labels. */
  readonly what: string
  readonly text: string
  /** What the member reads, maybe by an earlier trainer. */
  readonly publishedText: string
  readonly canComment: boolean
}

/** Comment on a meal or day, or what is published in its place, with a button to write or edit it. */
function Comment({ subject, what, text, publishedText, canComment }: CommentProps) {
  const [editing, setEditing] = useState<'OPEN' | 'CLOSED'>()
  if (editing === 'OPEN')
    return <CommentForm subject={subject} what={what} text={text} onClose={() => setEditing('CLOSED')} />
  return (
    <div className="mt-2">
      {text ? (
        <p dir="auto" className="max-w-prose rounded-lg bg-leaf-soft px-4 py-2 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ) : null}
      {publishedText && !text ? (
        <div className="max-w-prose text-ink-soft">
          <p className="text-sm">{texts.publishedComment}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {publishedText}
          </p>
        </div>
      ) : null}
      {canComment ? (
        <Button
          variant="quiet"
          size="sm"
          autoFocus={editing === 'CLOSED'}
          onClick={() => setEditing('OPEN')}
          className="-ml-3"
        >
          <MessageSquareText className="size-4" aria-hidden="true" />
          {text ? texts.editComment : texts.addComment}
          <span className="sr-only">{`: ${what}`}</span>
        </Button>
      ) : null}
    </div>
  )
}

function CommentForm({
  subject,
  what,
  text,
  onClose,
}: Omit<CommentProps, 'publishedText' | 'canComment'> & { readonly onClose: () => void }) {
  const { userId, ...comment } = subject
  const form = useForm({ defaultValues: { text } })
  const { errors, isDirty } = form.formState
  const save = useApiMutation(evaluations.comment, {
    refresh: evaluations.get,
    onSuccess: onClose,
    onError: (problem) => showFormProblem(form, problem),
  })
  const submit = form.handleSubmit((values) => {
    if (!save.isPending) save.mutate({ params: { userId }, body: { ...comment, text: values.text } })
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-2 max-w-prose">
      <UnsavedGuard active={isDirty} saving={save.isPending} searchParam="nummer" />
      <TextArea
        label={texts.commentOn(what)}
        description={text ? texts.commentHint : undefined}
        autoFocus
        maxLength={commentLength}
        className="min-h-20"
        readOnly={save.isPending}
        error={errors.text?.message}
        onKeyDown={submitOnCtrlEnter}
        {...form.register('text')}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={save.isPending}>
          {texts.saveComment}
        </Button>
        <Button size="sm" variant="secondary" disabled={save.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
