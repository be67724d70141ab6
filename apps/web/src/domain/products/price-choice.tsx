import { formatEuro } from '@kostbar/contracts/money-format'
import { totalAmount } from '@kostbar/contracts/pricing'
import type { Price } from '@kostbar/contracts/products/schemas'
import { formatNumber } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { billingIntervalLabel } from './price-labels.ts'

interface PriceChoiceProps {
  /** Product name, part of the group's accessible name. */
  name: string
  prices: readonly Price[]
  quantity?: number
  /** Id of the chosen price; null before a choice. */
  value: string | null
  onChange: (price: string) => void
  error?: string | undefined
}

/** Radio group of a product's prices, each with its billing interval and amount. */
export const PriceChoice = ({ name, prices, quantity = 1, value, onChange, error }: PriceChoiceProps) => (
  <ChoiceList
    label={`Zahlungsweise für ${name}`}
    hideLabel
    value={value}
    onChange={onChange}
    error={error}
    choices={prices.map((price) => ({
      value: price.id,
      label: billingIntervalLabel(price),
      note: price.discount ? <Badge tone="apricot">{formatNumber(price.discount)} % günstiger</Badge> : null,
      detail: formatEuro(totalAmount(price, quantity)),
    }))}
  />
)
