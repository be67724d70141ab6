import { bestCount, type HouseholdMeasure, measureStep } from '@kostbar/contracts/foods/household-measures'
import type { EditorItem } from './plan-week.ts'

/** Range and step of an amount, as the API accepts it: portions of recipes, grams of foods. */
interface AmountRange {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Amount of a newly added item. */
  readonly initial: number
}

const ranges: Readonly<Record<EditorItem['kind'], AmountRange>> = {
  recipe: { min: 0.25, max: 10, step: 0.25, initial: 1 },
  food: { min: 1, max: 5000, step: 10, initial: 100 },
}

/** Fields of an item that its amount depends on. */
export type MeasuredItem = Pick<EditorItem, 'kind'> & Partial<Pick<EditorItem, 'measures'>>

export const amountRange = ({ kind }: Pick<EditorItem, 'kind'>): AmountRange => ranges[kind]

/** Amount of a newly added item: one portion, one piece or the first household measure of a food, else 100 g. */
export const initialAmount = (item: MeasuredItem): number =>
  toValidAmount(item, item.measures?.[0]?.grams ?? amountRange(item).initial)

/** Rounds and clamps to a valid amount: quarters of a portion, whole grams. */
export function toValidAmount(item: Pick<EditorItem, 'kind'>, amount: number): number {
  const { min, max } = amountRange(item)
  const rounded = item.kind === 'recipe' ? Math.round(amount * 4) / 4 : Math.round(amount)
  return Math.min(max, Math.max(min, rounded))
}

/**
 * Weight in grams after adding or removing half a household measure; at least half of one. @param grams current weight
 */
export function stepMeasure(grams: number, measure: HouseholdMeasure, direction: 1 | -1): number {
  const count = Math.round(grams / measure.grams / measureStep) + direction
  return toValidAmount({ kind: 'food' }, Math.max(1, count) * measureStep * measure.grams)
}

/** Amount after one step: half a household measure if the weight is counted in one, else as `stepByRange`. */
export function stepAmount(item: MeasuredItem, amount: number, direction: 1 | -1): number {
  const counted = item.kind === 'food' ? bestCount(amount, item.measures ?? []) : null
  return counted ? stepMeasure(amount, counted.measure, direction) : stepByRange(item, amount, direction)
}

/** Amount after one step: a quarter portion, or grams to the next multiple of ten. */
export function stepByRange(item: Pick<EditorItem, 'kind'>, amount: number, direction: 1 | -1): number {
  const { step } = amountRange(item)
  const next = direction > 0 ? Math.floor(amount / step + 1) * step : Math.ceil(amount / step - 1) * step
  return toValidAmount(item, next)
}
