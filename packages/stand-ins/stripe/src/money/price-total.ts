import type { Price } from '../objects/catalogue.ts'
import { parseCents, roundToCents } from './amount.ts'

/** One line of what a quantity costs. */
export type PricePart = {
  /** Whole cents, rounded on this line as on an invoice. */
  amount: number
  quantity: number
  /** Cents for one; null for a flat fee. */
  unit: string | null
  /** The tier it belongs to, from 1; null without tiers. */
  tier: number | null
}

type Tiered = Pick<Price, 'tiers' | 'tiers_mode'>
export type Priced = Tiered & Pick<Price, 'unit_amount_decimal'>

const product = (unit: string, quantity: number): number => roundToCents(parseCents(unit) * BigInt(quantity))

/** Units per tier: graduated fills the tiers in order, volume puts all units into the tier they reach. */
function unitsByTier({ tiers, tiers_mode }: Tiered, quantity: number): number[] {
  const table = tiers ?? []
  const isLast = (upTo: number | null) => upTo === null || quantity <= upTo
  if (tiers_mode === 'volume') {
    const reached = table.findIndex(({ up_to }) => isLast(up_to))
    return table.map((_tier, index) => (index === reached ? quantity : 0))
  }
  return table.map(({ up_to }, index) => {
    const before = index === 0 ? 0 : (table[index - 1]?.up_to ?? 0)
    return Math.max(0, Math.min(quantity, up_to ?? quantity) - before)
  })
}

/** Invoice lines of a quantity: one per used tier, and one per flat fee. */
export function priceParts(price: Priced, quantity: number): PricePart[] {
  if (!price.tiers) {
    const unit = price.unit_amount_decimal ?? '0'
    return [{ amount: product(unit, quantity), quantity, unit, tier: null }]
  }
  const units = unitsByTier(price, quantity)
  const parts = price.tiers.flatMap((tier, index): PricePart[] => {
    const count = units[index] ?? 0
    if (count === 0) return []
    const common = { quantity: count, tier: index + 1 }
    const unit = tier.unit_amount_decimal
    const flat = tier.flat_amount_decimal
    return [
      ...(unit === null ? [] : [{ ...common, unit, amount: product(unit, count) }]),
      ...(flat === null ? [] : [{ ...common, unit: null, quantity: 0, amount: roundToCents(parseCents(flat)) }]),
    ]
  })
  return parts.length > 0 ? parts : [{ amount: 0, quantity, unit: '0', tier: null }]
}

/** Total price of a quantity in cents. */
export const priceTotal = (price: Priced, quantity: number): number =>
  priceParts(price, quantity).reduce((sum, { amount }) => sum + amount, 0)
