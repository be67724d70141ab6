import { formatNumber } from '../number-format.ts'
import { unitAfter } from '../recipes/unit-plurals.ts'
import { type ProtocolUnit, protocolUnits } from './options.ts'

/**
 * Amount with its unit in German: `1 Scheibe`, `2 Scheiben`, `0,5 Portion`, `200 ml`; empty without amount and unit.
 * The space does not break.
 */
export function amountText(amount: number | null, unit: ProtocolUnit | null): string {
  const name = unit ? unitAfter(protocolUnits[unit], amount === null || amount <= 1) : ''
  return [amount === null ? '' : formatNumber(amount), name].filter(Boolean).join('\u00a0')
}
