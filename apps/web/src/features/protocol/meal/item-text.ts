import type { Food } from '@kostbar/contracts/foods/schemas'
import { amountText } from '@kostbar/contracts/protocol/amount-text'
import { itemLength, maxItemAmount } from '@kostbar/contracts/protocol/limits'
import type { ProtocolUnit } from '@kostbar/contracts/protocol/options'
import type { ProtocolItem } from '@kostbar/contracts/protocol/schemas'

/** Item as text: `2 Scheiben Vollkornbrot`, `200 ml Milch`, `Apfel`. */
export const itemText = ({ text, amount, unit }: Pick<ProtocolItem, 'text' | 'amount' | 'unit'>): string =>
  [amountText(amount, unit), text].filter(Boolean).join(' ')

/** Patterns of typed units, with the unit of an item and how many of it one of them is: a `dag` is 10 g. */
const typedUnits: readonly [RegExp, ProtocolUnit, factor?: number][] = [
  [/^(?:gramm|g)$/i, 'G'],
  [/^(?:dag|deka)$/i, 'G', 10],
  [/^(?:kilo(?:gramm)?|kg)$/i, 'G', 1000],
  [/^(?:milliliter|ml)$/i, 'ML'],
  [/^(?:zentiliter|cl)$/i, 'ML', 10],
  [/^(?:deziliter|dl)$/i, 'ML', 100],
  [/^(?:liter|l)$/i, 'ML', 1000],
  [/^(?:stück|stk)\.?$/i, 'PIECE'],
  [/^scheiben?$/i, 'SLICE'],
  [/^(?:el|esslöffel)$/i, 'TBSP'],
  [/^(?:tl|teelöffel)$/i, 'TSP'],
  [/^(?:tassen?|häferl)$/i, 'CUP'],
  [/^(?:glas|gläser)$/i, 'GLASS'],
  [/^handvoll$/i, 'HANDFUL'],
  [/^portion(?:en)?$/i, 'PORTION'],
]

const fractions = new Map([
  ['¼', 1 / 4],
  ['½', 1 / 2],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
])

const numberWords = new Map([
  ...['halbe', 'halben', 'halber', 'halbes'].map((half) => [half, 1 / 2] as const),
  ['viertel', 1 / 4],
  ['dreiviertel', 3 / 4],
  ['drittel', 1 / 3],
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['zweieinhalb', 2.5],
])

/** Patterns of an amount; the words are whole words, so that a Halbfettmilch is none. */
const amounts = [
  // A fraction alone, or after a whole number or `ein`: `1/2`, `1½`, `eine ½`.
  String.raw`(?:(?<whole>\d{1,4}(?=\s|[¼½¾⅓⅔]))|ein(?:e[nr]?)?\s)?\s*(?:(?<top>\d)\s?[/⁄]\s?(?<bottom>[1-9]\d?)|(?<sign>[¼½¾⅓⅔]))`,
  // `halbe`, `eine halbe`, `1 halbe`, `ein Viertel`, `eineinhalb`
  String.raw`(?:(?:ein(?:e[nr]?)?|1)\s+)?(?<word>${[...numberWords.keys()].join('|')})(?=\s)`,
  String.raw`(?<number>\d{1,4}(?:[.,]\d{1,2})?)`,
  String.raw`ein(?:en|e)?(?=\s)`,
]

/** Amount before the rest, with or without a space. */
const typedAmount = new RegExp(String.raw`^(?:${amounts.join('|')})\s*(?<rest>.+)$`, 'i')

/** Number of a matched amount, which may have a fraction. */
function numberOf({ whole = '0', top, bottom, sign, word, number }: Record<string, string | undefined>): number {
  if (top) return Number(whole) + Number(top) / Number(bottom)
  if (sign) return Number(whole) + (fractions.get(sign) ?? 0)
  if (word) return numberWords.get(word.toLowerCase()) ?? 1
  return number === undefined ? 1 : Number(number.replace(',', '.'))
}

const roundToHundredths = (amount: number) => Math.round(amount * 100) / 100

/**
 * Parses a typed item: `2 Semmeln`, `200g Joghurt`, `10 dag Schinken`, `ein Stück Torte`. Whatever is not recognised as
 * an amount stays in the text.
 */
export function parseItem(typed: string): Pick<ProtocolItem, 'text' | 'amount' | 'unit'> {
  const text = typed.trim()
  const groups = typedAmount.exec(text)?.groups
  if (!groups?.rest) return { text, amount: null, unit: null }
  const [first = '', ...others] = groups.rest.split(/\s+/)
  const measure = others.length > 0 ? typedUnits.find(([pattern]) => pattern.test(first)) : undefined
  const [, unit = null, factor = 1] = measure ?? []
  const amount = roundToHundredths(numberOf(groups) * factor)
  if (!(amount > 0 && amount <= maxItemAmount)) return { text, amount: null, unit: null }
  // An amount without a unit counts pieces: `2 Semmeln`, but also the `3` of `3 Wochen alter Käse`. The person sees the
  // result and can correct it.
  return { text: unit ? others.join(' ') : groups.rest, amount, unit }
}

/** Item of what was typed, or of a food found for it; null without a text. Its text is cut to the longest allowed. */
export function typedItem(typed: string, food?: Pick<Food, 'id' | 'name'>): ProtocolItem | null {
  const parsed = parseItem(typed)
  const text = (food?.name ?? parsed.text).slice(0, itemLength)
  return text ? { ...parsed, text, foodId: food?.id ?? null, grams: null } : null
}
