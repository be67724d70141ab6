import type { FoodForms } from '../foods/food-forms.ts'
import { type HouseholdMeasure, pieceName as pieceMeasureName } from '../foods/household-measures.ts'
import { formatAmount, inQuarters } from './amounts.ts'
import { unitAfter } from './unit-plurals.ts'

/** Ingredient line of a recipe, from which its text is composed. */
export interface IngredientWords {
  /** Amount; undefined when the recipe names none. */
  readonly amount?: number | undefined
  /** Upper bound of a range (2 to 3 spoons). */
  readonly amountTo?: number | undefined
  /** Unit; undefined or empty for pieces, like `Stk`. */
  readonly unit?: string | undefined
  /** Household measure in which grams are counted (250 g are `1 Becher`); only with unit `g`. */
  readonly measure?: HouseholdMeasure | null | undefined
  readonly normalName: string
  readonly note?: string | null | undefined
  /** Forms of the ingredient's food, if known. */
  readonly forms?: FoodForms | null | undefined
}

/** Text of an ingredient in parts, so that the amount can be highlighted: `Saft von`, `½`, `Bio-Zitrone`. */
export interface IngredientText {
  /** Text before the amount; usually empty. */
  readonly before: string
  /** Amount with its unit; empty without an amount. */
  readonly amount: string
  readonly name: string
  /** Preparation; null without a note, or when `before` contains it. */
  readonly note: string | null
}

/** Notes that name a part of the piece instead of a preparation. */
const partNote = /^(?:(?:abgeriebene )?schale|saft|saft und (?:abgeriebene )?schale|(?:abgeriebene )?schale und saft)$/i

/** Whether pieces are counted: no unit, or `Stk`. */
const isCounted = (unit: string | undefined) => !unit || unit === 'Stk'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Whether a formatted number takes the singular: `1`, and fractions of one. */
const isSingular = (number: string) => number === '1' || /^[¼½¾]$/.test(number)

/** Maximum share by which quarters of a household measure may differ from the amount. */
const maxDeviation = 0.15

const fitsQuarters = (count: number) => Math.abs(inQuarters(count) - count) <= maxDeviation * count

/**
 * Converts grams to a count of their household measure, which becomes the unit. Other amounts, and those that quarters
 * of the measure are too coarse for (a sixth of a cup), are returned unchanged.
 */
function inMeasure(words: IngredientWords, factor: number): IngredientWords {
  const { amount, amountTo, unit, measure } = words
  if (!measure || unit !== 'g' || amount === undefined) return words
  if (![amount, amountTo ?? amount].every((grams) => fitsQuarters((grams * factor) / measure.grams))) return words
  return {
    ...words,
    amount: amount / measure.grams,
    amountTo: amountTo === undefined ? undefined : amountTo / measure.grams,
    unit: measure.name === pieceMeasureName ? 'Stk' : measure.name,
    measure: null,
  }
}

/** Forms of the food; null when the recipe's author chose a name that is none of them. */
function formsOf({ normalName, forms }: IngredientWords): FoodForms | null {
  if (!forms) return null
  const written = normalName.toLowerCase()
  const names = [forms.name, forms.singular, forms.plural]
  return names.some((name) => name?.toLowerCase() === written) ? forms : null
}

/** Name of counted pieces; `Stück` when the food has no known form. */
function pieceName(words: IngredientWords, singular: boolean): string {
  const forms = formsOf(words)
  if (singular && forms?.singular) return forms.singular
  if (!singular && (forms?.plural || forms?.singular)) return forms.plural ?? forms.name
  return words.unit === 'Stk' ? `Stück ${words.normalName}` : words.normalName
}

/** The plural in the dative, which follows `von` and ends in n or s: `Saft von 2 Äpfeln`. */
const dativePlural = (name: string) => (/[ns]$/.test(name) || name.includes(' ') ? name : `${name}n`)

/**
 * Text of an ingredient as in a cookbook: `1 Zwiebel`, `2 Zehen Knoblauch`, `3 Prisen Salz`, `¼ rote Zwiebel`, `Saft
 * von 1 Bio-Limette`, `2–3 EL Olivenöl`, `1 Becher Joghurt`.
 * @param factor wanted portions divided by the recipe's servings
 */
export function ingredientText(written: IngredientWords, factor = 1): IngredientText {
  const words = inMeasure(written, factor)
  const { amount, amountTo, unit = '', normalName, note = null } = words
  if (amount === undefined) return { before: '', amount: unit, name: normalName, note }
  // A household measure is formatted like pieces, whatever its name.
  const numberUnit = words === written ? unit : ''
  const from = formatAmount(amount * factor, numberUnit)
  const to = amountTo === undefined ? from : formatAmount(amountTo * factor, numberUnit)
  const number = from === to ? from : `${from}–${to}`
  const singular = isSingular(to)
  if (!isCounted(unit)) {
    return { before: '', amount: `${number} ${unitAfter(unit, singular)}`, name: normalName, note }
  }
  const name = pieceName(words, singular)
  if (!note || !partNote.test(note.trim())) return { before: '', amount: number, name, note }
  return {
    before: `${capitalized(note.trim())} von`,
    amount: number,
    name: singular ? name : dativePlural(name),
    note: null,
  }
}

/**
 * Text of an ingredient in one string: `½ Zwiebel, fein gehackt`.
 * @param factor wanted portions divided by the recipe's servings
 */
export function ingredientSentence(words: IngredientWords, factor = 1): string {
  const { before, amount, name, note } = ingredientText(words, factor)
  const text = [before, amount, name].filter(Boolean).join(' ')
  return note ? `${text}, ${note}` : text
}
