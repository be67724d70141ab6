import {
  compareToTarget,
  displayedDay,
  type Nutrient,
  nutrients,
  sumNutrition,
  type TargetLevel,
} from '@kostbar/contracts/nutritionplan/day-sums'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { ArrowDown, ArrowUp, Check, ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react'
import { macroFill, macroNames } from '../../domain/macros/macros.ts'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { formatNumber } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

const formatDifference = (difference: number) =>
  difference === 0 ? '±0' : `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference))}`

const units: Readonly<Record<Nutrient, string>> = { kcal: 'kcal', carbs: 'g', proteins: 'g', fats: 'g' }

const levelStyles: Readonly<Record<TargetLevel, readonly [LucideIcon, string]>> = {
  on: [Check, 'text-leaf'],
  above: [ChevronUp, 'text-apricot-ink'],
  below: [ChevronDown, 'text-apricot-ink'],
  'far-above': [ArrowUp, 'text-berry'],
  'far-below': [ArrowDown, 'text-berry'],
}

/** A day's sums compared to the member's targets; the level is shown by text and icon, not by colour alone. */
export function DaySumsTable({ day, name }: { day: PlanDay; name: string }) {
  const user = useUser()
  const isHidden = useProtectiveMode()
  if (isHidden) return null
  const exact = sumNutrition(day)
  const displayed = displayedDay(day).sum
  const targets = user?.weekdayTargets?.[day.day] ?? user
  const hasTargets = nutrients.some((nutrient) => targets?.[nutrient] != null)
  return (
    <div className="mt-auto pt-5">
      <table className="w-full border-t border-line text-sm">
        <caption className="sr-only">{texts.sumsOf(name)}</caption>
        <thead>
          <tr className="text-xs text-ink-soft">
            <th scope="col" className="pt-3 text-left font-semibold">
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
                  {texts.difference}
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

const numberHeaderClass = 'pt-3 pl-1.5 text-right font-semibold'

interface NutrientRowProps {
  readonly nutrient: Nutrient
  /** Unrounded, for the comparison with the target. */
  readonly exact: number
  readonly displayed: number
  readonly target: number | null
  readonly hasTargets: boolean
}

function NutrientRow({ nutrient, exact, displayed, target, hasTargets }: NutrientRowProps) {
  const level = target === null ? undefined : compareToTarget(exact, target)
  return (
    <tr className="align-top">
      <th scope="row" className="pt-2 text-left font-normal">
        <span className="flex items-baseline gap-1.5 whitespace-nowrap">
          <span
            aria-hidden="true"
            className={classNames(
              'size-2.5 shrink-0 rounded-full',
              nutrient === 'kcal' ? 'bg-apricot' : macroFill[nutrient],
            )}
          />
          <span>
            {nutrient === 'kcal' ? texts.energy : macroNames[nutrient]}{' '}
            <span className="text-ink-soft">{units[nutrient]}</span>
          </span>
        </span>
        {level ? <TargetLevelLabel level={level} /> : null}
      </th>
      <td className="pt-2 pl-1.5 text-right font-semibold whitespace-nowrap">{formatNumber(displayed)}</td>
      {hasTargets ? (
        <>
          <td className="pt-2 pl-1.5 text-right whitespace-nowrap">{target === null ? '–' : formatNumber(target)}</td>
          <td
            className={classNames(
              'pt-2 pl-1.5 text-right font-semibold whitespace-nowrap',
              level && levelStyles[level][1],
            )}
          >
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
    <span className={classNames('flex items-center gap-1.5 text-xs font-semibold', color)}>
      <Icon className="-ml-px size-3 shrink-0" strokeWidth={3} aria-hidden="true" />
      {texts.levels[level]}
    </span>
  )
}
