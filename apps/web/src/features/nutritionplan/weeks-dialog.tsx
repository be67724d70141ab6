import { humanifiedMeals, weekdayNames } from '@kostbar/contracts/meals'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { templates } from '@kostbar/contracts/templates/endpoints'
import type { Adaptation, StartingWeek } from '@kostbar/contracts/templates/week-schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointsWithPlan } from '../../domain/plans/endpoints-with-plan.ts'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { query, useApiMutation } from '../../lib/api.ts'
import { toastProblemWith } from '../../lib/toast-problem-with.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'
import { isEmptyPlan } from './week.ts'

interface WeeksDialogProps {
  /** Days of the plan that is replaced. */
  readonly days: readonly PlanDay[]
  /** @param adapted recipes that were replaced or left out */
  readonly onStarted: (revisionId: string | null, adapted: readonly Adaptation[]) => void
  readonly onClose: () => void
}

/** Dialog to choose a shipped week to start the own plan from. */
export function WeeksDialog({ days, onStarted, onClose }: WeeksDialogProps) {
  const weeksQuery = useQuery(query(templates.weeks))
  const start = useApiMutation(templates.startWeek, {
    refresh: endpointsWithPlan,
    onSuccess: ({ revisionId, adapted }) => onStarted(revisionId, adapted),
    onError: (problem) => {
      toastProblemWith({ changed_meanwhile: texts.planChanged })(problem)
      onClose()
    },
  })
  const versions = [...days].sort((a, b) => weekdayIndex(a) - weekdayIndex(b)).map(({ version }) => version)
  return (
    <Dialog isOpen onOpenChange={onClose} pending={start.isPending} title={texts.weeksTitle}>
      <QueryView query={weeksQuery} errorTitle={texts.weeksFailed} headingLevel={3} skeleton={<WeeksSkeleton />}>
        {(weeks) => (
          <Choice
            weeks={weeks}
            replacesPlan={!isEmptyPlan(days)}
            isPending={start.isPending}
            onChoose={(id) => start.mutate({ params: { id }, body: { versions } })}
          />
        )}
      </QueryView>
    </Dialog>
  )
}

const weekdayIndex = ({ day }: PlanDay) => Object.keys(weekdayNames).indexOf(day)

interface ChoiceProps {
  /** Weeks, the best for the member first. */
  readonly weeks: readonly StartingWeek[]
  /** Whether there is a plan that is replaced. */
  readonly replacesPlan: boolean
  readonly isPending: boolean
  readonly onChoose: (id: string) => void
}

function Choice({ weeks, replacesPlan, isPending, onChoose }: ChoiceProps) {
  const isHidden = useProtectiveMode()
  const [id, setId] = useState(weeks[0]?.id ?? null)
  const week = weeks.find((candidate) => candidate.id === id)
  if (!week) return <p className="text-ink-soft">{texts.noWeeks}</p>
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onChoose(week.id)
      }}
    >
      <p className="mb-4 text-ink-soft">
        {isHidden ? texts.weeksTextWithoutNumbers : texts.weeksText}
        {replacesPlan ? ` ${texts.weeksReplace}` : null}
      </p>
      <FormFields isSaving={isPending}>
        <ChoiceList
          label={texts.weeksTitle}
          hideLabel
          value={id}
          onChange={setId}
          choices={weeks.map(({ id: value, name, kcal, conflicts }) => ({
            value,
            label: name,
            description: conflicts > 0 ? texts.weekConflicts(conflicts) : undefined,
            detail: isHidden ? undefined : texts.aboutKcal(kcal),
          }))}
        />
      </FormFields>
      <p className="mt-4">{week.description}</p>
      <WeekPreview week={week} />
      <Button type="submit" wide pending={isPending} className="mt-6">
        {texts.weeksGo}
      </Button>
    </form>
  )
}

const WeekPreview = ({ week }: { week: StartingWeek }) => (
  <section aria-label={texts.preview(week.name)} className="mt-4 divide-y divide-line border-y border-line">
    {week.days.map(({ day, entries }) => (
      <details key={day} className="py-1">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold">
          {weekdayNames[day]}
        </summary>
        <dl className="pb-3 text-sm">
          {entries.map(({ meal, name }) => (
            <div key={`${meal} ${name}`} className="flex flex-wrap gap-x-2 py-0.5">
              <dt className="text-ink-soft">{humanifiedMeals[meal]}:</dt>
              <dd className="min-w-0 hyphens-auto wrap-anywhere">{recipeName(name)}</dd>
            </div>
          ))}
        </dl>
      </details>
    ))}
  </section>
)

const WeeksSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3">
    <Skeleton className="h-14 rounded-md" />
    <Skeleton className="h-14 rounded-md" />
    <Skeleton className="h-40 rounded-md" />
  </SkeletonArea>
)
