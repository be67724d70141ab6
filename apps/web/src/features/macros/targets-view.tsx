import type { MacroTargets } from '@kostbar/contracts/macros/schemas'
import { MacroRing } from '../../domain/macros/macro-ring.tsx'
import { macroFill, macroNames, macroShares } from '../../domain/macros/macros.ts'
import { formatNumber } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

/** Daily targets: ring chart, and a table of grams and shares. */
export const TargetsView = ({ targets }: { targets: MacroTargets }) => (
  <div className="flex flex-col items-center gap-x-10 gap-y-6 sm:flex-row">
    <MacroRing {...targets} />
    <table className="w-full flex-1">
      <caption className="sr-only">{texts.perDay(formatNumber(targets.kcal))}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.macro}</th>
          <th scope="col">{texts.grams}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {macroShares(targets).map(({ macro, share }) => (
          <tr key={macro} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-3 text-left font-semibold">
              <span
                aria-hidden="true"
                className={classNames('mr-3 inline-block size-3 rounded-full', macroFill[macro])}
              />
              {macroNames[macro]}
            </th>
            <td className="py-3 text-right text-lg font-semibold whitespace-nowrap">
              {formatNumber(targets[macro])} g
            </td>
            <td className="w-16 py-3 text-right text-ink-soft whitespace-nowrap">{Math.round(share)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
