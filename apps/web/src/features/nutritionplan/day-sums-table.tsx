import { formatDifference } from '@kostbar/contracts/format-difference'
import { type Nutrient, nutrients } from '@kostbar/contracts/nutrition'
import {
  compareToTarget,
  displayedDay,
  sumNutrition,
  type TargetLevel,
} from '@kostbar/contracts/nutritionplan/day-sums'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { NutrientDot } from '../../domain/macros/nutrient-dot.tsx'
import { levelStyles, nutrientName, nutrientUnit } from '../../domain/macros/target-levels.ts'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { formatNumber } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/**
 * Nutrition sums of a day compared with the member's targets; text and icon show the level, not colour alone. Empty in
 * protective mode.
 */
export function DaySumsTable({ day, name }: { day: PlanDay; name: string }) {
  const user = useUser()
  const isHidden = useProtectiveMode()
  if (isHidden) return null
  const exact = sumNutrition(day)
  const displayed = displayedDay(day).sum
  const targets = user?.weekdayTargets?.[day.day] ?? user
  const hasTargets = nutrients.some((nutrient) => targets?.[nutrient] != null)
  return (
    <div className="mt-auto pt-5 week-table:row-start-8 week-table:pt-3 print:break-inside-avoid">
      <table className="w-full border-t border-line text-sm week-table:text-xs print:text-[7pt]!">
        <caption className="sr-only">{texts.sumsOf(name)}</caption>
        <thead>
          <tr className={classNames('text-xs text-ink-soft print:text-[7pt]!', rowClass)}>
            <th scope="col" className="pt-3 text-left font-semibold week-table:sr-only">
              <span aria-hidden="true">{texts.sums}</span>
              <VisuallyHidden>{texts.nutrient}</VisuallyHidden>
            </th>
            <th scope="col" className={numberHeaderClass}>
              {texts.actual}
            </th>
            {hasTargets ? (
              <>
                <th scope="col" className={numberHeaderClass}>
                  {texts.target}
                </th>
                <th scope="col" className={numberHeaderClass}>
                  <span className="week-table:hidden">{texts.difference}</span>
                  <abbr title={texts.difference} className="hidden no-underline week-table:inline">
                    {texts.differenceShort}
                  </abbr>
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {nutrients.map((nutrient) => (
            <NutrientRow
              key={nutrient}
              nutrient={nutrient}
              exact={exact[nutrient]}
              displayed={displayed[nutrient]}
              target={targets?.[nutrient] ?? null}
              hasTargets={hasTargets}
            />
          ))}
        </tbody>
      </table>
      {hasTargets ? null : <p className="mt-2 text-sm text-ink-soft">{texts.noTargets}</p>}
    </div>
  )
}

/** Layout of a row in the week table: the nutrient's name, and its figures in the line below. */
const rowClass = 'align-top week-table:grid week-table:grid-cols-[1.25fr_1.2fr_1fr]'

const numberHeaderClass = 'pt-3 pl-1.5 text-right font-semibold week-table:pl-0 week-table:text-left'
const figureClass = 'pt-2 pl-1.5 text-right whitespace-nowrap week-table:pt-0 week-table:pl-0 week-table:text-left'

interface NutrientRowProps {
  readonly nutrient: Nutrient
  /** Unrounded sum, for the comparison with the target. */
  readonly exact: number
  readonly displayed: number
  readonly target: number | null
  readonly hasTargets: boolean
}

function NutrientRow({ nutrient, exact, displayed, target, hasTargets }: NutrientRowProps) {
  const level = target === null ? undefined : compareToTarget(exact, target)
  return (
    <tr className={rowClass}>
      <th scope="row" className="pt-2 text-left font-normal week-table:col-span-full print:pt-1!">
        <span className="flex items-baseline gap-1.5 whitespace-nowrap">
          <NutrientDot nutrient={nutrient} className="size-2.5" />
          <span>
            {nutrientName(nutrient)} <span className="text-ink-soft">{nutrientUnit(nutrient)}</span>
          </span>
        </span>
        {level ? <TargetLevelLabel level={level} /> : null}
      </th>
      <td className={classNames(figureClass, 'font-semibold')}>{formatNumber(displayed)}</td>
      {hasTargets ? (
        <>
          <td className={figureClass}>{target === null ? '–' : formatNumber(target)}</td>
          <td className={classNames(figureClass, 'font-semibold', level && levelStyles[level][1])}>
            {target === null ? '–' : formatDifference(displayed - target)}
          </td>
        </>
      ) : null}
    </tr>
  )
}

function TargetLevelLabel({ level }: { level: TargetLevel }) {
  const [Icon, color] = levelStyles[level]
  return (
    <span className={classNames('flex items-center gap-1.5 text-xs font-semibold print:text-[7pt]!', color)}>
      <Icon className="-ml-px size-3 shrink-0" strokeWidth={3} aria-hidden="true" />
      {texts.levels[level]}
    </span>
  )
}
