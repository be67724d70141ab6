import type { MacroTargets, WeekdayTargets } from '@kostbar/contracts/macros/schemas'
import { weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { MacroRing } from '../../domain/macros/macro-ring.tsx'
import { macroNames, macroShares, wholeShares } from '../../domain/macros/macros.ts'
import { NutrientDot } from '../../domain/macros/nutrient-dot.tsx'
import { formatNumber } from '../../lib/format.ts'
import { texts } from './texts.ts'

interface TargetsViewProps {
  readonly targets: MacroTargets
  readonly weekdays?: WeekdayTargets | null
}

/** Daily targets: ring chart, and a table of grams and shares. */
export function TargetsView({ targets, weekdays: ofDays = null }: TargetsViewProps) {
  const shares = macroShares(targets)
  const percent = wholeShares(shares)
  return (
    // Beside the ring, the table has to be wide enough for 'Kohlenhydrate': that depends on the card, not on the screen.
    <div className="@container">
      <div className="flex flex-col items-center gap-x-10 gap-y-6 @lg:flex-row">
        <MacroRing {...targets} />
        <table className="w-full flex-1 @max-2xs:text-sm">
          <caption className="sr-only">{texts.perDay(formatNumber(targets.kcal))}</caption>
          <thead className="sr-only whitespace-normal!">
            <tr>
              <th scope="col">{texts.macro}</th>
              <th scope="col">{texts.grams}</th>
              <th scope="col">{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ macro }) => (
              <tr key={macro} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-3 text-left font-semibold wrap-anywhere hyphens-auto">
                  <NutrientDot nutrient={macro} className="mr-3 size-3 @max-2xs:mr-2" />
                  {macroNames[macro]}
                </th>
                <td className="py-3 pl-2 text-right text-lg font-semibold whitespace-nowrap @max-2xs:text-base">
                  {formatNumber(targets[macro])} g
                </td>
                <td className="w-16 py-3 pl-2 text-right whitespace-nowrap text-ink-soft @max-2xs:w-12">
                  {percent[macro]} %
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {ofDays ? <WeekdayList targets={ofDays} /> : null}
    </div>
  )
}

const WeekdayList = ({ targets }: { targets: WeekdayTargets }) => (
  <ul className="mt-4 border-t border-line pt-3">
    {weekdays.map((day) => {
      const ofDay = targets[day]
      return ofDay ? (
        <li key={day} className="flex justify-between gap-4 py-1">
          <span className="shrink-0 font-semibold">{weekdayNames[day]}</span>
          <span className="text-right">
            {formatNumber(ofDay.kcal)} kcal · {formatNumber(ofDay.carbs)} g {macroNames.carbs}
          </span>
        </li>
      ) : null
    })}
  </ul>
)
