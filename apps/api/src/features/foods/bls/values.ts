import type { Aisle } from '@kostbar/contracts/shopping/aisles'

/** Rounds stored values to 4 decimals, which removes the noise of binary fractions that spreadsheets write. */
const decimals = 10_000

const number = /^\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i
/** Cells for traces (`tr`) and for values below the limit of detection or quantification (`<…`). */
const belowLimit = /^(?:tr|<.*)$/i

/**
 * Reads a cell of the table, with a decimal comma or point: 0 for traces, null when not determined (`-` or empty).
 * @param factor multiplies the value
 * @returns undefined when the cell is not a value
 */
export function parseBlsValue(cell: string, factor: number): number | null | undefined {
  const text = cell.trim()
  if (text === '' || text === '-') return null
  if (belowLimit.test(text)) return 0
  if (!number.test(text)) return undefined
  return Math.round(Number(text.replace(',', '.')) * factor * decimals) / decimals
}

/** Aisle of each food group; the group is the first letter of a food's code. */
const aisleOfGroup: Readonly<Record<string, Aisle>> = {
  B: 'BAKERY',
  D: 'BAKERY',
  F: 'PRODUCE',
  G: 'PRODUCE',
  K: 'PRODUCE',
  M: 'DAIRY',
  N: 'DRINKS',
  P: 'DRINKS',
  R: 'SPICES',
  T: 'MEAT_FISH',
  U: 'MEAT_FISH',
  V: 'MEAT_FISH',
  W: 'MEAT_FISH',
}

/** Names of eggs and butter, which need the dairy aisle: eggs share a food group with pasta, butter with oils. */
const chilled = /^(?:\p{L}*ei(?:er)?(?:eigelb|eiklar)?\b|\p{L}*butter)/iu

/** Aisle of a food in the table, derived from its food group and name; `PANTRY` for other groups. */
export function blsAisle(code: string, name: string): Aisle {
  const group = code.charAt(0).toUpperCase()
  if ((group === 'E' || group === 'Q') && chilled.test(name)) return 'DAIRY'
  return aisleOfGroup[group] ?? 'PANTRY'
}
