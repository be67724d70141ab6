import { formatNumber } from '../number-format.ts'
import { formatPortions } from '../recipes/amounts.ts'
import { unitAfter } from '../recipes/unit-plurals.ts'

/** Household measure of a food: `Scheibe`, 45 g. */
export interface HouseholdMeasure {
  readonly name: string
  readonly grams: number
}

/** Name of the measure of foods that are counted. */
export const pieceName = 'Stück'

/** Step of counts: half an apple, one and a half slices. */
export const measureStep = 0.5

/** Maximum count in a measure; larger amounts are given in grams. */
const maxCount = 20

/** Tolerance in grams: planned weights are whole grams, weights of measures are not. */
const toleranceGrams = 0.5

/** Household measures of a food: first the piece, if it is counted, then those its author named. */
export const measuresOf = ({
  gramsPerPiece,
  portions,
}: {
  readonly gramsPerPiece: number | null
  readonly portions: readonly HouseholdMeasure[]
}): HouseholdMeasure[] => [...(gramsPerPiece === null ? [] : [{ name: pieceName, grams: gramsPerPiece }]), ...portions]

/** Weight expressed as a count of a household measure. */
export interface Count {
  readonly measure: HouseholdMeasure
  /** Number of measures, a multiple of 0.5. */
  readonly count: number
}

/**
 * A weight as a count of one household measure, in halves; null when it is no such multiple.
 * @param grams the weight
 */
export function countOf(grams: number, measure: HouseholdMeasure): Count | null {
  const count = Math.round(grams / measure.grams / measureStep) * measureStep
  const isCount = count >= measureStep && count <= maxCount
  return isCount && Math.abs(grams - count * measure.grams) <= toleranceGrams ? { measure, count } : null
}

/**
 * A weight as a count of the measure that fits best: whole counts before halves, then the smallest count, then the
 * first measure. Null when no measure fits.
 */
export function bestCount(grams: number, measures: readonly HouseholdMeasure[]): Count | null {
  const counts = measures.flatMap((measure) => countOf(grams, measure) ?? [])
  const rank = ({ count }: Count) => (Number.isInteger(count) ? 0 : maxCount) + count
  return counts.sort((a, b) => rank(a) - rank(b))[0] ?? null
}

/** Count of a measure in German: `1½ Stück`. */
export const formatMeasure = ({ measure: { name }, count }: Count): string =>
  `${formatPortions(count)} ${unitAfter(name, count <= 1)}`

/** A weight in household measures with its grams: `1 Stück (150 g)`; grams alone when no measure fits. */
export function formatWeight(grams: number, measures: readonly HouseholdMeasure[]): string {
  const count = bestCount(grams, measures)
  const weight = `${formatNumber(grams)} g`
  return count ? `${formatMeasure(count)} (${weight})` : weight
}
