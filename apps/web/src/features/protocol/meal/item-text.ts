import type { Food } from '@kostbar/contracts/foods/schemas'
import { amountText } from '@kostbar/contracts/protocol/amount-text'
import { itemLength } from '@kostbar/contracts/protocol/limits'
import type { ProtocolUnit } from '@kostbar/contracts/protocol/options'
import type { ProtocolItem } from '@kostbar/contracts/protocol/schemas'

/** Item as text: `2 Scheiben Vollkornbrot`, `200 ml Milch`, `Apfel`. */
export const itemText = ({ text, amount, unit }: Pick<ProtocolItem, 'text' | 'amount' | 'unit'>): string =>
  [amountText(amount, unit), text].filter(Boolean).join(' ')

/** Patterns of typed units, longest first. */
const typedUnits: readonly [RegExp, ProtocolUnit][] = [
  [/^(?:gramm|g)$/i, 'G'],
  [/^(?:milliliter|ml)$/i, 'ML'],
  [/^(?:stück|stk)\.?$/i, 'PIECE'],
  [/^scheiben?$/i, 'SLICE'],
  [/^(?:el|esslöffel)$/i, 'TBSP'],
  [/^(?:tl|teelöffel)$/i, 'TSP'],
  [/^(?:tassen?|häferl)$/i, 'CUP'],
  [/^(?:glas|gläser)$/i, 'GLASS'],
  [/^handvoll$/i, 'HANDFUL'],
  [/^portion(?:en)?$/i, 'PORTION'],
]

/** Amount before the rest: figures with or without a space, `ein`, `eine` and `einen` as whole words. */
const typedAmount = /^(?<number>\d{1,4}(?:[.,]\d{1,2})?|½|ein(?:en|e)?(?=\s))\s*(?<rest>.+)$/i

/**
 * Parses a typed item: `2 Semmeln`, `200g Joghurt`, `ein Stück Torte`. Whatever is not recognised as an amount stays in
 * the text.
 */
export function parseItem(typed: string): Pick<ProtocolItem, 'text' | 'amount' | 'unit'> {
  const text = typed.trim()
  const { number, rest } = typedAmount.exec(text)?.groups ?? {}
  if (number === undefined || rest === undefined) return { text, amount: null, unit: null }
  const amount = /^ein/i.test(number) ? 1 : number === '½' ? 0.5 : Number(number.replace(',', '.'))
  if (!(amount > 0)) return { text, amount: null, unit: null }
  const [first = '', ...others] = rest.split(/\s+/)
  const unit = typedUnits.find(([pattern]) => pattern.test(first))?.[1]
  if (unit && others.length > 0) return { text: others.join(' '), amount, unit }
  // An amount without a unit counts pieces: `2 Semmeln`, but also the `3` of `3 Wochen alter Käse`. The person sees the
  // result and can correct it.
  return { text: rest, amount, unit: null }
}

/** Item of what was typed, or of a food found for it; null without a text. Its text is cut to the longest allowed. */
export function typedItem(typed: string, food?: Pick<Food, 'id' | 'name'>): ProtocolItem | null {
  const parsed = parseItem(typed)
  const text = (food?.name ?? parsed.text).slice(0, itemLength)
  return text ? { ...parsed, text, foodId: food?.id ?? null, grams: null } : null
}
