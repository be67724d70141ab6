import { leadingNumber } from './number-words.ts'

/** Weight that a line states beside its amount. */
export interface StatedWeight {
  /** Grams, drained if the line says so; millilitres count as grams. */
  readonly grams: number
  /** Whether the line says that it is the weight of one: `à 400 g`. */
  readonly isEach: boolean
}

const gramsPer: Readonly<Record<string, number>> = { g: 1, ml: 1, dag: 10, cl: 10, dl: 100, kg: 1000, l: 1000 }

const weight = String.raw`(?<![\d.,])\d[\d.]{0,6}(?:,\d{1,3})?\s?(?:g|dag|kg|ml|cl|dl|l)(?![\p{L}\d])`
const drained = String.raw`(?:abtropfgew(?:icht|\.)|abgetropft)`
const drainedWeight = String.raw`(?:${drained}:?\s*(?:ca\.?\s*)?${weight}|${weight}\s*${drained})`
const each = String.raw`(?<!\p{L})(?:[àáa]|(?:zu )?je(?:weils)?|pro)(?!\p{L}|\s+(?:person|portion))`

/** Brackets, except those with another ingredient (`oder 200 g Topfen`); else a weight after `à` or a drained one. */
const statements = new RegExp(
  String.raw`\((?!\s*(?:oder|bzw|statt|ersatzweise|alternativ|plus|\+))[^()]{0,200}\)?|${each}\s?(?:ca\.?\s?)?${weight}|${drainedWeight}`,
  'giu',
)
const drainedPattern = new RegExp(drainedWeight, 'iu')
const weightPattern = new RegExp(weight, 'iu')
const eachPattern = new RegExp(each, 'iu')

/** Words of a bracket that belong to its weight, not to the ingredient's note. */
const weightWords = new RegExp(
  String.raw`${drainedWeight}|${weight}|${each}(?:\s(?:stück|stk\.?|dose|glas|packung|becher))?|(?<!\p{L})(?:ca\.?|circa|etwa|rund|insgesamt|gesamt|netto|füllmenge|einwaage)(?!\p{L})`,
  'giu',
)

/** Rest of a bracket without its weights, in brackets; a space when nothing is left. */
function remainderOf(statement: string): string {
  const note = statement
    .replace(/[()]/g, '')
    .replace(weightWords, ' ')
    .replace(/^[\s,;:/=–-]+|[\s,;:/=–-]+$/g, '')
  return /\p{L}/u.test(note) ? ` (${note}) ` : ' '
}

/** Grams of a written weight such as `0,25 kg`; null without a number. */
function gramsOf(text: string): number | null {
  const number = leadingNumber(text)
  return number && Math.round(number.value * (gramsPer[number.rest.trim().toLowerCase()] ?? 1) * 1000) / 1000
}

/** Takes the weight in brackets, after `à` or `Abtropfgewicht` out of a text; weight null and the same text without one. */
export function splitWeight(text: string): { weight: StatedWeight | null; rest: string } {
  const found = [...text.matchAll(statements)]
    .map(([statement]) => statement)
    .filter((part) => weightPattern.test(part))
  const weightText = found.map((part) => drainedPattern.exec(part)?.[0]).find(Boolean) ?? found[0]
  const grams = gramsOf(weightPattern.exec(weightText ?? '')?.[0] ?? '')
  if (grams === null) return { weight: null, rest: text }
  const rest = found.reduce((left, part) => left.replace(part, () => remainderOf(part)), text)
  return { weight: { grams, isEach: found.some((part) => eachPattern.test(part)) }, rest }
}
