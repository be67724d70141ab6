import { formatDifference } from '@kostbar/contracts/format-difference'
import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { nutrients } from '@kostbar/contracts/nutrition'
import { compareToTarget, type TargetLevel } from '@kostbar/contracts/nutritionplan/day-sums'
import { Circle, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { NutrientDot } from '../../../../domain/macros/nutrient-dot.tsx'
import { levelStyles, nutrientUnit } from '../../../../domain/macros/target-levels.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useEditor, usePlanValue } from '../editor-context.ts'
import { figuresOf } from '../state/shown-figures.ts'
import { texts } from '../texts.ts'

/** Level of a sum; `empty` for a day without entries, which is no deviation from the targets. */
type ShownLevel = TargetLevel | 'empty'

const shownStyles: Readonly<Record<ShownLevel, readonly [LucideIcon, string]>> = {
  empty: [Circle, 'text-ink-soft'],
  ...levelStyles,
}

/** Row headings of the sums, left of the seven days. */
export const SumLabels = () => (
  <div aria-hidden="true" className="row-span-4 hidden grid-rows-subgrid py-1.5 pr-1 text-xs @min-[52rem]:grid">
    {nutrients.map((nutrient) => (
      <span key={nutrient} className="flex min-h-9 items-start gap-1 font-semibold">
        <NutrientDot nutrient={nutrient} className="mt-1 size-2" />
        <span className="min-w-0 wrap-anywhere">
          {texts.nutrients[nutrient]} <span className="font-normal text-ink-soft">{nutrientUnit(nutrient)}</span>
        </span>
      </span>
    ))}
  </div>
)

interface DaySumsProps {
  readonly day: Weekday
  /** Whether this is the day shown on narrow screens. */
  readonly isShownAlone: boolean
}

/**
 * Planned sum, target and difference of a day. Shown figures are rounded so that they add up; the level is computed
 * from exact values.
 */
export const DaySums = memo(function DaySums({ day, isShownAlone }: DaySumsProps) {
  const { targetsOn } = useEditor()
  const { exact, shown } = usePlanValue(({ history }) => figuresOf(history.week, day))
  const targets = targetsOn(day)
  const isEmpty = exact.kcal === 0
  return (
    <dl
      aria-label={`${texts.sums}: ${weekdayNames[day]}`}
      className={classNames(
        'min-w-0 grid-cols-[repeat(4,auto)] justify-between gap-x-1 px-1 py-1.5 text-xs tabular-nums @max-[18rem]:grid-cols-2 @max-[18rem]:gap-y-2 @min-[52rem]:row-span-4 @min-[52rem]:grid-cols-1 @min-[52rem]:grid-rows-subgrid @min-[52rem]:justify-stretch',
        isShownAlone ? 'grid' : 'hidden @min-[52rem]:grid',
      )}
    >
      {nutrients.map((nutrient) => {
        const target = targets?.[nutrient]
        return (
          <div
            key={nutrient}
            className="row-span-2 grid min-h-9 min-w-0 grid-rows-subgrid gap-y-0 @min-[52rem]:row-span-1 @min-[52rem]:block"
          >
            <dt className="flex items-start gap-1 font-semibold @min-[52rem]:sr-only">
              <NutrientDot nutrient={nutrient} className="mt-1 size-2" />
              <span className="min-w-0 wrap-anywhere">
                {texts.nutrients[nutrient]} {nutrientUnit(nutrient)}
              </span>
            </dt>
            <dd>
              <span className="sr-only">{texts.actual} </span>
              <span className="leading-tight font-semibold @min-[52rem]:text-sm">{formatNumber(shown[nutrient])}</span>
              {target === undefined ? null : (
                <>
                  <span className="text-ink-soft">
                    <span aria-hidden="true"> / </span>
                    <span className="sr-only">{texts.target} </span>
                    {formatNumber(target)}
                  </span>
                  <Difference
                    level={isEmpty ? 'empty' : compareToTarget(exact[nutrient], target)}
                    difference={shown[nutrient] - target}
                  />
                </>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
})

function Difference({ level, difference }: { level: ShownLevel; difference: number }) {
  const [Icon, color] = shownStyles[level]
  return (
    <span className={classNames('flex flex-wrap items-center gap-x-0.5 leading-tight font-semibold', color)}>
      <Icon className="-mx-px size-3 shrink-0" strokeWidth={3} aria-hidden="true" />
      <span className="sr-only">{texts.difference} </span>
      <span>{formatDifference(difference)}</span>
      <span className="font-medium">{texts.levels[level]}</span>
    </span>
  )
}
