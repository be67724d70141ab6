import { formatTenths } from '../number-format.ts'
import type { QuestionOf } from './questionnaire.ts'

/** Interpretation of a typed number: a value, a suggested correction ('Meinst du 170 cm?'), or a problem. */
export type NumberInput =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'suggestion'; readonly value: number; readonly text: string }
  | { readonly kind: 'problem'; readonly text: string }

type Units = Pick<QuestionOf<'number'>, 'unit' | 'unitOfOne'>

type NumberQuestion = Units & Pick<QuestionOf<'number'>, 'min' | 'max' | 'decimals' | 'quantity'>

/** Number with its unit, as written in Austria: `1 Person`, `1.500 ml`. */
export function formatQuantity(value: number, { unit, unitOfOne }: Units): string {
  const counted = value === 1 ? (unitOfOne ?? unit) : unit
  return `${formatTenths(value)}${counted && ` ${counted}`}`
}

/** German sentence for a number outside a question's range. */
export const rangeText = ({ unit, min, max }: NumberQuestion): string =>
  `Bitte gib einen Wert zwischen ${formatTenths(min)} und ${formatQuantity(max, { unit })} an.`

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

const isInRange = (value: number, { min, max }: NumberQuestion) => value >= min && value <= max

/**
 * Accepted spellings of a number: decimal comma or point; spaces, points or apostrophes between thousands; a unit after
 * the number.
 */
const numberPattern = /^\s*(-?[\d .,'\u00a0\u202f]*\d)\s*[^\d\s-]*[^\d-]*$/u

function parseDecimal(text: string): number | null {
  const digits = numberPattern.exec(text)?.[1]?.replace(/[\s'\u00a0\u202f]/gu, '')
  if (!digits) return null
  // A point before three digits separates thousands (10.000), otherwise decimals (71.5).
  const plain = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(digits) ? digits.replaceAll('.', '') : digits
  const value = Number(plain.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/** Factors that convert heights typed in metres, decimetres or millimetres to centimetres. */
const heightFactors = [100, 10, 0.1] as const

/**
 * Interprets the text typed into a number field. A height in metres (`1,7`) is converted; a value that is probably a
 * typing error (`17`) gives a suggestion.
 */
export function parseNumberInput(text: string, question: NumberQuestion): NumberInput {
  const typed = parseDecimal(text)
  if (typed === null) return { kind: 'problem', text: 'Bitte gib eine Zahl an.' }
  const value = round(typed, question.decimals)
  if (isInRange(value, question)) return { kind: 'value', value }
  if (question.quantity === 'height') {
    const candidates = heightFactors.map((factor) => [factor, round(typed * factor, question.decimals)] as const)
    const match = candidates.find(([, centimetres]) => isInRange(centimetres, question))
    if (match?.[0] === 100) return { kind: 'value', value: match[1] }
    if (match) {
      const suggestion = formatQuantity(match[1], question)
      return { kind: 'suggestion', value: match[1], text: `Meinst du ${suggestion}?` }
    }
  }
  return { kind: 'problem', text: rangeText(question) }
}
