import { type ProtocolUnit, protocolUnits } from './options.ts'

/** Fields of a food from which the weight of measures is computed. */
export interface MeasuredFood {
  /** Name of one piece, for example `Scheibe Bauernbrot`; null without one. */
  singular: string | null
  gramsPerPiece: number | null
  /** Density in g/ml. */
  gramsPerMl: number | null
  portions: readonly { name: string; grams: number }[]
}

/** Millilitres of household measures in Austria; TBSP and TSP (EL and TL) as in recipes. */
const millilitres: Partial<Record<ProtocolUnit, number>> = { ML: 1, TBSP: 15, TSP: 5, CUP: 200, GLASS: 250 }

/** Patterns of the names under which foods list their household measures. */
const portionNames: Partial<Record<ProtocolUnit, RegExp>> = {
  PIECE: /^(stk|stück)/i,
  SLICE: /^scheibe/i,
  TBSP: /^(el|esslöffel)\b/i,
  TSP: /^(tl|teelöffel)\b/i,
  CUP: /^(tasse|häferl)/i,
  GLASS: /^glas/i,
  HANDFUL: /^(handvoll|hand voll)/i,
  PORTION: /^portion/i,
}

/** Whether this unit means one piece of the food: a slice of the bread that is counted in `Scheibe Bauernbrot`. */
const isPieceOf = (unit: ProtocolUnit, { singular }: MeasuredFood) =>
  unit === 'PIECE' || `${singular ?? ''} `.toLowerCase().startsWith(`${protocolUnits[unit].toLowerCase()} `)

function gramsOfUnit(unit: ProtocolUnit, food: MeasuredFood): number | null {
  if (unit === 'G') return 1
  const name = portionNames[unit]
  const portion = name && food.portions.find((measure) => name.test(measure.name))
  if (portion) return portion.grams
  if (isPieceOf(unit, food)) return food.gramsPerPiece
  const volume = millilitres[unit]
  return volume !== undefined && food.gramsPerMl !== null ? volume * food.gramsPerMl : null
}

/**
 * Grams of an amount of a food, rounded to 0.1 g; null when they cannot be computed. An amount without a unit counts
 * pieces.
 */
export function gramsOfProtocolItem(
  amount: number | null,
  unit: ProtocolUnit | null,
  food: MeasuredFood | null,
): number | null {
  if (amount === null || !food) return null
  const grams = gramsOfUnit(unit ?? 'PIECE', food)
  return grams === null ? null : Math.round(amount * grams * 10) / 10
}
