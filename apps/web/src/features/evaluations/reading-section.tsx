import type { Evaluation, EvaluationComment } from '@kostbar/contracts/evaluations/schemas'
import type { Photo } from '@kostbar/contracts/photos/schemas'
import { amountText } from '@kostbar/contracts/protocol/amount-text'
import { eatingReasons, protocolMealKinds } from '@kostbar/contracts/protocol/options'
import type { Protocol, ProtocolItem, ProtocolMeal } from '@kostbar/contracts/protocol/schemas'
import { useQuery } from '@tanstack/react-query'
import { photosQuery } from '../../domain/photos/photos-query.ts'
import { formatNumber, formatWeekday } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Comment } from './comment.tsx'
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
