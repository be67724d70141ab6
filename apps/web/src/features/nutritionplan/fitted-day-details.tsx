import { nutrients } from '@kostbar/contracts/nutrition'
import { formatPortions } from '@kostbar/contracts/recipes/amounts'
import { ArrowRight } from 'lucide-react'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { formatNumber } from '../../lib/format.ts'
import type { FittedDay, ProposedChange } from './fit-week.ts'
import { texts } from './texts.ts'

interface FittedDayDetailsProps {
  readonly day: FittedDay
  /** Id of the plan's owner; the viewer if undefined. */
  readonly userId: string | undefined
}

/** Details of a day's portion fit: changed recipes, sums before and after, and why targets are missed. */
export const FittedDayDetails = ({ day, userId }: FittedDayDetailsProps) => (
  <div className="pl-9 text-sm text-ink-soft">
    {day.changes.length > 0 ? (
      <>
        <ul>
          {day.changes.map((change) => (
            <Change key={`${change.meal} ${change.recipeId}`} change={change} userId={userId} />
          ))}
        </ul>
        <Sums day={day} />
      </>
    ) : null}
    {day.limits.map(({ nutrient, side, reason }) => (
      <p key={nutrient} className="pt-1">
        {texts.fitLimit(nutrient, Math.abs(day.after[nutrient] - day.targets[nutrient]), side, reason)}
      </p>
    ))}
  </div>
)

interface ChangeProps {
  readonly change: ProposedChange
  readonly userId: string | undefined
}

const Change = ({ change: { recipe, from, to }, userId }: ChangeProps) => (
  <li className="flex justify-between gap-4 py-0.5">
    <div className="min-w-0">
      <span className="hyphens-auto wrap-anywhere">{recipeName(recipe.name)}</span>
      <ConflictMarks item={recipe} userId={userId} className="my-1" />
    </div>
    <span className="shrink-0 font-semibold whitespace-nowrap text-ink">
      <span aria-hidden="true" className="flex items-center gap-1.5">
        {formatPortions(from)}
        <ArrowRight className="size-3.5 text-ink-soft" />
        {formatPortions(to)}
      </span>
      <span className="sr-only">{texts.portionChange(from, to)}</span>
    </span>
  </li>
)

const headerClass = 'pt-2 pl-3 text-right font-normal'

const Sums = ({ day: { before, after, targets } }: { day: FittedDay }) => (
  <table className="mt-2 mb-1 w-full border-t border-line tabular-nums">
    <thead>
      <tr>
        <th scope="col" className="pt-2 text-left font-normal">
          <span className="sr-only">{texts.nutrient}</span>
        </th>
        <th scope="col" className={headerClass}>
          {texts.fitBefore}
        </th>
        <th scope="col" className={headerClass}>
          {texts.fitAfter}
        </th>
        <th scope="col" className={headerClass}>
          {texts.target}
        </th>
      </tr>
    </thead>
    <tbody>
      {nutrients.map((nutrient) => (
        <tr key={nutrient}>
          <th scope="row" className="text-left font-normal">
            {texts.nutrientUnit(nutrient)}
          </th>
          <td className="pl-3 text-right">{formatNumber(Math.round(before[nutrient]))}</td>
          <td className="pl-3 text-right font-semibold text-ink">{formatNumber(Math.round(after[nutrient]))}</td>
          <td className="pl-3 text-right">{formatNumber(targets[nutrient])}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
