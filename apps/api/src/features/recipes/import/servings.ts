import { leadingNumber } from './number-words.ts'

const maxServings = 50

const count = String.raw`(\d{1,2}(?!\d)|(?:eine?|eine[nr]|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)(?!\p{L}))`
const counted = String.raw`(?:ca\.\s*)?${count}(?:\s*(?:-|–|bis)\s*\d{1,2})?`
const eaters = String.raw`(?:(?:große|kleine|hungrige)\s+)?(?:portion|person|pers\b|leute\b)`

/** `4 Portionen`, `Portionen: 2`, `12 Stück`; `für 4` only at the end, because `für 1` may go on with a cake tin. */
const statements: readonly RegExp[] = [
  String.raw`(?<![\p{L}\d.,/⁄])${counted}\s*(?:${eaters}|stück)`,
  String.raw`(?<!\p{L})(?:portion(?:en|sanzahl|\(en\))|personen)\s*:?\s*${counted}`,
  String.raw`(?<!\p{L})(?:für|ergibt)\s+${counted}\s*[):]*$`,
].map((pattern) => new RegExp(pattern, 'iu'))

const making = new RegExp(String.raw`^(?:für|ergibt|reicht für)\s+${counted}`, 'iu')
const sentence = new RegExp(String.raw`(?<!\p{L})für\s+${counted}\s*${eaters}`, 'iu')

const servingsLine =
  /^(?:(?:menge|anzahl)\s*:?\s*)?(?:(?:für|ergibt|reicht für|portionen|portion\(en\)|personen|portionsanzahl)(?![\p{L}\d]).{0,40}|(?:ca\.\s*)?\d{1,2}(?:\s*(?:-|–|bis)\s*\d{1,2})?\s*(?:portion(?:en)?|person(?:en)?|pers\.?|stück|stk\.?))$/iu

/** Servings by the first pattern that finds a number; null without one or beyond what a recipe may have. */
function servingsBy(patterns: readonly RegExp[], text: string): number | null {
  const word = patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  const value = word === undefined ? undefined : leadingNumber(word)?.value
  return value && value <= maxServings ? value : null
}

/** Servings in a text about them, such as `Zutaten für 4 Personen`, `Portionen: 2`; null for a cake or without a number. */
export const servingsOf = (text: string): number | null => servingsBy(statements, text)

/** Servings in a sentence that may be about anything: only `für 4 Personen` and the like; null without. */
export const servingsOfSentence = (text: string): number | null => servingsBy([sentence], text)

/** Whether a line says only how much the recipe makes: `Für 4 Personen`, `Ergibt 12 Stück`, `Für 1 Springform`. */
export const isServingsLine = (line: string): boolean =>
  servingsLine.test(line) && (making.test(line) || servingsOf(line) !== null)
