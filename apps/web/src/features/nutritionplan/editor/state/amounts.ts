import type { PlanItem } from './plan-week.ts'

/** Bounds and step of an amount, as the API accepts them: portions of recipes, grams of foods. */
interface AmountRange {
  readonly min: number
  readonly max: number
  readonly step: number
  /** What is planned when nothing else is said. */
  readonly initial: number
}

const ranges: Readonly<Record<PlanItem['kind'], AmountRange>> = {
  recipe: { min: 0.25, max: 10, step: 0.25, initial: 1 },
  food: { min: 1, max: 5000, step: 10, initial: 100 },
}

export const amountRange = ({ kind }: Pick<PlanItem, 'kind'>): AmountRange => ranges[kind]

/** The nearest amount that can be planned: quarters of a portion, whole grams. */
export function toValidAmount(item: Pick<PlanItem, 'kind'>, amount: number): number {
  const { min, max } = amountRange(item)
  const rounded = item.kind === 'recipe' ? Math.round(amount * 4) / 4 : Math.round(amount)
  return Math.min(max, Math.max(min, rounded))
}

/** One step more or less; grams go to the next multiple of ten. */
export function stepAmount(item: Pick<PlanItem, 'kind'>, amount: number, direction: 1 | -1): number {
  const { step } = amountRange(item)
  const next = direction > 0 ? Math.floor(amount / step + 1) * step : Math.ceil(amount / step - 1) * step
  return toValidAmount(item, next)
}
