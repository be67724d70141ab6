import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useToday } from '../../domain/days/use-today.ts'
import { query, useApiMutation } from '../../lib/api.ts'
import { changeCached } from '../../lib/change-cached.ts'
import { parseGermanNumber } from '../../lib/parse-number.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { DayLogOffer } from './day-log-offer.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

/** Mutation that saves entries of one challenge in order; the response updates the card in the cache at once. */
function useEntry(challengeId: string) {
  const queries = useQueryClient()
  return useApiMutation(challenges.setEntry, {
    scope: `challenge-${challengeId}`,
    refresh: challenges.getMine,
    onSuccess: (saved) => {
      const { queryKey } = query(challenges.mine)
      void changeCached(queries, queryKey, () =>
        queries.setQueryData(queryKey, (list) =>
          list?.map((challenge) => (challenge.id === saved.id ? saved : challenge)),
        ),
      )
    },
    onError: (problem) => {
      toastProblem(problem)
      void queries.invalidateQueries({ queryKey: [challenges.mine.path] })
    },
  })
}

type OpenDay = MyChallenge['openDays'][number]

/** Input for the days that are open for entries, today before yesterday. */
export function DayEntries({ challenge }: { readonly challenge: MyChallenge }) {
  if (challenge.openDays.length === 0) return null
  return (
    <div className="mt-4 flex flex-col gap-1">
      {challenge.openDays
        .toReversed()
        .map((open) =>
          challenge.task === 'YES_NO' ? (
            <Tick key={open.day} challenge={challenge} open={open} />
          ) : (
            <Amount key={open.day} challenge={challenge} open={open} />
          ),
        )}
    </div>
  )
}

interface DayProps {
  readonly challenge: MyChallenge
  readonly open: OpenDay
}

/** Open days are today and yesterday. */
const useDayLabel = (day: string) => (day === useToday() ? texts.today : texts.yesterday)

function Tick({ challenge: { id, title }, open: { day, amount } }: DayProps) {
  const save = useEntry(id)
  const label = useDayLabel(day)
  const pendingAmount = save.isPending ? save.variables.body.amount : amount
  return (
    <Checkbox
      label={
        <>
          {label}
          <span className="sr-only">: {title}</span>
        </>
      }
      checked={(pendingAmount ?? 0) > 0}
      onChange={({ target }) => save.mutate({ params: { id }, body: { day, amount: target.checked ? 1 : null } })}
    />
  )
}

function Amount({ challenge, open }: DayProps) {
  const { day, amount } = open
  const { id, title, target, unit } = challenge
  /** Undefined: shows the stored amount. */
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const save = useEntry(id)
  const dayLabel = useDayLabel(day)
  const saveButton = useRef<HTMLButtonElement>(null)
  const shown = typed ?? amount?.toString() ?? ''
  const enter = (value: number | null) => {
    setError(undefined)
    if (save.isPending) return
    save.mutate(
      { params: { id }, body: { day, amount: value } },
      { onSuccess: () => setTyped((latest) => (latest === typed ? undefined : latest)) },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = parseGermanNumber(shown)
    if (value !== undefined && !Number.isInteger(value)) return setError(allTexts.wholeNumber)
    enter(value ?? null)
  }
  const takeFromDayLog = (value: number) => {
    enter(value)
    // The offer disappears with the answer.
    saveButton.current?.focus()
  }
  const isReached = (amount ?? 0) >= target
  const hint = isReached ? (
    <span className="inline-flex items-center gap-1 font-semibold text-leaf">
      <Check className="size-4" aria-hidden="true" />
      {texts.reachedToday}
    </span>
  ) : amount === null ? undefined : (
    texts.notYet(allTexts.amount(target - amount, unit))
  )
  return (
    <form method="post" noValidate onSubmit={submit} className="@container">
      <div className="flex flex-col gap-x-3 pb-4 @[17rem]:flex-row @[17rem]:pb-0">
        <div className="min-w-0 flex-1">
          <NumberField
            label={dayLabel}
            aria-label={texts.enter(dayLabel, title)}
            inputMode="numeric"
            unit={unit ?? undefined}
            value={shown}
            description={hint}
            error={error ?? save.error?.fields.amount}
            onChange={({ target: field }) => setTyped(field.value)}
          />
        </div>
        <Button
          ref={saveButton}
          type="submit"
          variant="secondary"
          className="self-start @[17rem]:mt-[1.65rem]"
          pending={save.isPending}
        >
          {texts.save}
        </Button>
      </div>
      <DayLogOffer challenge={challenge} open={open} onTake={takeFromDayLog} />
      <p role="status" className="sr-only">
        {save.isSuccess ? texts.saved : ''}
      </p>
    </form>
  )
}
