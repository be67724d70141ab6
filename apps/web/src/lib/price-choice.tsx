import { totalAmount } from '@kostbar/contracts/pricing'
import type { Price } from '@kostbar/contracts/stripe'
import { Badge } from '../ui/badge.tsx'
import { ChoiceList } from '../ui/choice-list.tsx'
import { formatEuro, formatNumber } from './format.ts'
import { rhythmName } from './price-words.ts'

interface PriceChoiceProps {
  /** The product's name, for the group's own name. */
  name: string
  prices: readonly Price[]
  quantity?: number
  /** Id of the chosen price; null while none is chosen. */
  value: string | null
  onChange: (price: string) => void
  error?: string | undefined
}

/** How often to pay, with what each payment is. */
export const PriceChoice = ({ name, prices, quantity = 1, value, onChange, error }: PriceChoiceProps) => (
  <ChoiceList
    label={`Zahlungsweise für ${name}`}
    hideLabel
    value={value}
    onChange={onChange}
    error={error}
    choices={prices.map((price) => ({
      value: price.id,
      label: rhythmName(price),
      note: price.discount ? <Badge tone="apricot">{formatNumber(price.discount)} % günstiger</Badge> : null,
      detail: formatEuro(totalAmount(price, quantity)),
    }))}
  />
)
