import { type BaseUnit, inBaseUnit as toBaseUnit, type Unit } from '@kostbar/contracts/recipes/units'

/** An amount in its base unit, and whether it was measured with a spoon. */
export function inSummedUnit(amount: number, unit: Unit): { amount: number; unit: BaseUnit; spoons: boolean } {
  return { ...toBaseUnit(amount, unit), spoons: unit === 'EL' || unit === 'TL' }
}

/** Upper bound of amounts shown in spoons. */
const maxSpoonMl = 150

const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 2, useGrouping: false })

/** Rounds up to a multiple of a step; the epsilon ignores floating-point noise. */
const roundUp = (amount: number, step: number) => Math.ceil(amount / step - 1e-6) * step

/** Rounds up to what people shop by: 1 up to 10, 5 up to 100, 10 up to 1000, then 50. */
const roundForShopping = (amount: number) =>
  roundUp(amount, amount < 10 ? 1 : amount < 100 ? 5 : amount < 1000 ? 10 : 50)

function large(amount: number, unit: 'g' | 'ml'): string {
  const rounded = roundForShopping(amount)
  if (rounded < 1000) return `${number.format(rounded)} ${unit}`
  return `${number.format(rounded / 1000)} ${unit === 'g' ? 'kg' : 'l'}`
}

const spoonfuls = (millilitres: number) =>
  millilitres < 15
    ? `${number.format(roundUp(millilitres / 5, 0.5))} TL`
    : `${number.format(roundUp(millilitres / 15, 0.5))} EL`

/** An amount for a shopping list, rounded up: `240 g`, `1,25 kg`, `2 EL`, `3 Stück`; empty for pinches. */
export function formatAmount(amount: number, unit: BaseUnit, spoons: boolean): string {
  if (unit === 'Prise') return ''
  if (unit === 'Stk') return `${number.format(roundUp(amount, 1))} Stück`
  if (unit === 'ml' && spoons && amount <= maxSpoonMl) return spoonfuls(amount)
  return large(amount, unit)
}
