import { formatEuro } from '@kostbar/contracts/money-format'
import type { Price } from '@kostbar/contracts/products/schemas'
import { billingIntervalLabel } from '../../domain/products/price-labels.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface TierTableProps {
  price: Price
  /** Quantity whose tiers are highlighted. */
  quantity: number
}

/** Tier table: price per slot by quantity. */
export const TierTable = ({ price, quantity }: TierTableProps) => (
  <div>
    <table className="w-full text-left">
      <caption className="sr-only">{texts.tierTable(billingIntervalLabel(price))}</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="px-3 pb-2 font-normal">
            {texts.tierSlots}
          </th>
          <th scope="col" className="px-3 pb-2 text-right font-normal">
            {texts.tierPrice}
          </th>
        </tr>
      </thead>
      <tbody>
        {tierRows(price).map(({ from, upTo, unitAmount }) => {
          const applies = from <= quantity && (price.tiersMode === 'graduated' || upTo === null || quantity <= upTo)
          return (
            <tr
              key={from}
              className={classNames('transition-colors', applies ? 'bg-leaf-soft font-semibold' : 'text-ink-soft')}
            >
              <th scope="row" className="rounded-l-md px-3 py-2.5 font-[inherit]">
                {texts.tier(from, upTo)}
              </th>
              <td className="rounded-r-md px-3 py-2.5 text-right">{formatEuro(unitAmount)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
    <p className="mt-3 px-3 text-sm text-ink-soft">
      {price.tiersMode === 'graduated' ? texts.graduated : texts.volume}
    </p>
  </div>
)

const tierRows = ({ priceTiers }: Price) =>
  priceTiers.map((tier, index) => ({ ...tier, from: (priceTiers[index - 1]?.upTo ?? 0) + 1 }))
