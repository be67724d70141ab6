import type { Template } from '@kostbar/contracts/templates/schemas'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'

type Details = Pick<Template, 'name' | 'description' | 'goal' | 'tags' | 'targets'>

/** Label and text of each detail of a template. */
const readings: readonly (readonly [string, (details: Details) => string])[] = [
  [texts.name, ({ name }) => name],
  [texts.goalLabel, ({ goal }) => texts.goal[goal]],
  [texts.description, ({ description }) => description],
  [texts.tags, ({ tags }) => tags.join(', ')],
  [texts.energy, ({ targets }) => (targets ? texts.kcal(targets.kcal) : '')],
  [texts.macros, ({ targets }) => (targets ? texts.grams(targets.carbs, targets.proteins, targets.fats) : '')],
]

interface ChangedDetailsProps {
  /** Details with which the form was opened. */
  readonly before: Details
  /** Details that somebody else has saved since. */
  readonly after: Details
}

/** Notice that the details of a template were changed elsewhere, with the values that are stored now. */
export function ChangedDetails({ before, after }: ChangedDetailsProps) {
  const changed = readings.filter(([, textOf]) => textOf(before) !== textOf(after))
  return (
    <Notice tone="berry">
      <p>{texts.changedMeanwhile}</p>
      <p className="mt-2 text-ink">{texts.storedElsewhere}</p>
      <dl className="font-normal text-ink">
        {changed.map(([label, textOf]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{label}:</dt>
            <dd className="min-w-0 wrap-anywhere">{textOf(after) || texts.noDetail}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
