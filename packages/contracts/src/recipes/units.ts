/** Units of an ingredient's amount; EL is 15 ml, TL 5 ml. */
export const units = ['g', 'kg', 'ml', 'l', 'Stk', 'EL', 'TL', 'Prise'] as const
export type Unit = (typeof units)[number]

/** Units in which amounts are added up. Pieces and pinches have no weight of their own. */
export type BaseUnit = 'g' | 'ml' | 'Stk' | 'Prise'

const bases: Record<Unit, readonly [BaseUnit, number]> = {
  g: ['g', 1],
  kg: ['g', 1000],
  ml: ['ml', 1],
  l: ['ml', 1000],
  EL: ['ml', 15],
  TL: ['ml', 5],
  Stk: ['Stk', 1],
  Prise: ['Prise', 1],
}

/** Converts an amount to its base unit. */
export function inBaseUnit(amount: number, unit: Unit): { amount: number; unit: BaseUnit } {
  const [base, factor] = bases[unit]
  return { amount: amount * factor, unit: base }
}
