import { weekdayNames } from '@kostbar/contracts/meals'
import { compareToTarget } from '@kostbar/contracts/nutritionplan/day-sums'
import { overrideReasonLength } from '@kostbar/contracts/nutritionplan/limits'
import { shortWeekdayNames } from '@kostbar/contracts/short-weekdays'
import type { ClientConflict, DryRunClient } from '@kostbar/contracts/templates/apply-schemas'
import { Minus } from 'lucide-react'
import { levelStyles } from '../../../domain/macros/target-levels.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { texts } from '../texts.ts'
import { DeviationDetails } from './deviation-details.tsx'

/**
 * Deviation of a day's energy from its target in percent; icon, colour and text show the level. A day without anything
 * planned misses no target: it is left free.
 */
function DayDeviation({ day, sum, targets }: DryRunClient['days'][number]) {
  const isEmpty = sum.kcal === 0
  const level = targets && !isEmpty ? compareToTarget(sum.kcal, targets.kcal) : null
  const [Icon, color] = level ? levelStyles[level] : [Minus, 'text-ink-faint']
  const percent = targets && !isEmpty ? Math.round((sum.kcal / targets.kcal - 1) * 100) : null
  return (
    <li
      className={`flex flex-col items-center rounded-md bg-sunk px-1 py-1 text-xs tabular-nums ${color}`}
      title={texts.kcal(sum.kcal)}
    >
      <span aria-hidden="true" className="text-ink-soft">
        {shortWeekdayNames[day]}
      </span>
      <Icon className="size-3.5" strokeWidth={3} aria-hidden="true" />
      <span aria-hidden="true" className="font-semibold whitespace-nowrap">
        {isEmpty ? texts.emptyDay : percent === null ? '–' : texts.percentOf(percent)}
      </span>
      <span className="sr-only">
        {isEmpty
          ? texts.dayWithoutPlan(weekdayNames[day])
          : `${texts.dayValue(weekdayNames[day], percent)} ${level ? texts.levels[level] : ''}`}
      </span>
    </li>
  )
}

/** Conflicts by their text, each with the names of the dishes and foods that have it. */
const conflictGroups = (conflicts: readonly ClientConflict[]) =>
  [...Map.groupBy(conflicts, ({ text }) => text)].map(([text, group]) => ({
    text,
    names: group.map(({ name }) => name),
  }))

interface DryRunRowProps {
  readonly client: DryRunClient
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly error: string | undefined
}

/** Row of the dry run: changes for one client, to be accepted or left out. */
export function DryRunRow({ client, isAccepted, onAccept, reason, onReason, error }: DryRunRowProps) {
  const { refusal, days, conflicts, warnings } = client
  const name = client.name ?? texts.formerAccount
  if (refusal)
    return (
      <li className="py-4">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name} <Badge tone="apricot">{texts.skipped}</Badge>
        </p>
        <p className="text-sm">{refusal.msg}</p>
      </li>
    )
  const needed = conflictGroups(conflicts.filter(({ allergen }) => allergen !== null))
  const others = conflictGroups(conflicts.filter(({ allergen }) => allergen === null))
  const overwritten = days.flatMap((day) => day.overwritten.map((loss) => ({ day: day.day, ...loss })))
  const isLimited = days.some(({ limits }) => limits.some((limit) => limit.reason === 'bounds'))
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 lg:grid-cols-[14rem_minmax(0,22rem)_minmax(0,1fr)]">
      <Checkbox
        label={<strong className="font-semibold wrap-anywhere">{name}</strong>}
        aria-label={texts.accept(name)}
        checked={isAccepted}
        onChange={({ target }) => onAccept(target.checked)}
      />
      <ul aria-label={`${texts.deviation}: ${name}`} className="grid grid-cols-7 gap-1 self-start">
        {days.map((day) => (
          <DayDeviation key={day.day} {...day} />
        ))}
      </ul>
      <div className="flex min-w-0 flex-col gap-1 text-sm">
        {needed.map(({ text, names }) => (
          <p key={text} className="text-berry wrap-anywhere">
            <strong className="font-semibold">{text}</strong> {texts.inDishes(names)}
          </p>
        ))}
        {others.map(({ text, names }) => (
          <p key={text} className="text-apricot-ink wrap-anywhere">
            <strong className="font-semibold">{text}</strong> {texts.inDishes(names)}
          </p>
        ))}
        {warnings.map((warning) => (
          <p key={warning}>{texts.warning[warning]}</p>
        ))}
        {isLimited ? <p>{texts.reachesLimit}</p> : null}
        {overwritten.length > 0 ? (
          <details>
            <summary className="min-h-6 cursor-pointer text-ink-soft hover:text-ink">
              {texts.overwritten(overwritten.length)}
            </summary>
            <ul className="list-disc pl-5">
              {overwritten.map(({ day, meal, name: item }) => (
                <li key={`${day} ${meal} ${item}`} className="wrap-anywhere">
                  {weekdayNames[day]}: {item}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
        {needed.length > 0 && isAccepted ? (
          <TextField
            label={texts.reasonFor(needed.map(({ text }) => text).join(', '))}
            description={texts.reasonHint}
            error={error}
            maxLength={overrideReasonLength}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => onReason(target.value)}
          />
        ) : null}
      </div>
      <DeviationDetails name={name} days={days} />
    </li>
  )
}
