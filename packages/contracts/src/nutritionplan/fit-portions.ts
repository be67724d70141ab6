import type { Nutrition } from '../macros/schemas.ts'
import { type Nutrient, nutrients } from '../nutrition.ts'

/** Portions that the fit may propose; larger changes of a dish are left to people. */
const proposedPortions = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Maximum number of free entries for which all combinations are compared (7⁶ = 117 649, a few milliseconds). */
const maxExhaustiveEntries = 6

/**
 * Minimum scale of distances in kcal and grams: smaller targets count as this one, so that 3 g instead of 1 g of fat is
 * no deviation of 200 %.
 */
export const minTarget = { kcal: 100, carbs: 10, proteins: 10, fats: 10 } as const satisfies Nutrition

/**
 * Relative deviation within which a target counts as reached, as everywhere in the plan; coming closer is not worth
 * changing portions.
 */
const tolerance = 0.05

/**
 * Weight of uneven portions beside the distance from the targets: half a portion of a dish more or less than of the
 * others counts like one target missed by 10 %. Without it, the closest sums make most dishes of a day tiny or huge (ADR 64).
 */
const unevenWeight = 0.01

/** Distances that differ by less count as equal, because floating point sums depend on their order. */
const epsilon = 1e-9

/** Planned recipe of the day. */
export interface FitEntry {
  /** Nutrition of one portion. */
  readonly nutrition: Nutrition
  readonly portions: number
  /** Whether the portions must not change. */
  readonly locked: boolean
}

/** Nutrient that misses its target by more than 5 %, and the reason. */
export interface FitLimit {
  readonly nutrient: Nutrient
  readonly side: 'above' | 'below'
  /**
   * `bounds`: every free dish that contains the nutrient has its smallest or largest portion; `balance`: otherwise
   * another target would be missed by more, or portions would be too uneven; `locked`: nothing may change.
   */
  readonly reason: 'bounds' | 'balance' | 'locked'
}

export interface PortionFit {
  /** Proposed portions, in the order of the entries. */
  readonly portions: readonly number[]
  readonly before: Nutrition
  readonly after: Nutrition
  readonly limits: readonly FitLimit[]
}

/** Nutrition as a tuple, for fast sums in loops. */
export type Vector = readonly [kcal: number, carbs: number, proteins: number, fats: number]

export const toVector = ({ kcal, carbs, proteins, fats }: Nutrition): Vector => [kcal, carbs, proteins, fats]
export const toNutrition = ([kcal, carbs, proteins, fats]: Vector): Nutrition => ({ kcal, carbs, proteins, fats })
/** `a + times · b` */
export const addVector = (a: Vector, b: Vector, times: number): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
  a[3] + b[3] * times,
]

/** Minimum and maximum that the entries from an index on can still add. */
interface RemainingRange {
  readonly min: Vector
  readonly max: Vector
}

const zero: Vector = [0, 0, 0, 0]
const nothing: RemainingRange = { min: zero, max: zero }

/**
 * Distance of a day from its targets: the sum over energy and macros of the squared relative deviation beyond 5 %; 0
 * when all targets are reached. Squared, so that four small deviations are better than a large one.
 * @returns functions for the distance of a sum, and for the least distance still reachable
 */
export function distanceFrom(targets: Nutrition) {
  const target = toVector(targets)
  const scale = toVector({
    kcal: Math.max(targets.kcal, minTarget.kcal),
    carbs: Math.max(targets.carbs, minTarget.carbs),
    proteins: Math.max(targets.proteins, minTarget.proteins),
    fats: Math.max(targets.fats, minTarget.fats),
  })
  const leastDistance = (sum: Vector, { min, max }: RemainingRange): number => {
    let distance = 0
    for (let index = 0; index < 4; index += 1) {
      const missed = (sum[index] ?? 0) - (target[index] ?? 0)
      const deviation = Math.max(missed + (min[index] ?? 0), -missed - (max[index] ?? 0), 0) / (scale[index] ?? 1)
      distance += Math.max(0, deviation - tolerance) ** 2
    }
    return distance
  }
  return { leastDistance, distance: (sum: Vector) => leastDistance(sum, nothing) }
}

interface FitCandidate {
  readonly distance: number
  /** Weighted unevenness of the portions. */
  readonly uneven: number
  readonly portions: readonly number[]
}

type Rating = Pick<FitCandidate, 'distance' | 'uneven'>

const isReached = ({ distance }: Rating) => distance <= epsilon

/** A day that reaches all targets is better than any other; otherwise distance and unevenness add up. */
const isBetter = (a: Rating, b: Rating) =>
  isReached(a) === isReached(b) ? a.distance + a.uneven < b.distance + b.uneven - epsilon : isReached(a)

interface FreeEntry {
  readonly vector: Vector
  readonly choices: readonly number[]
  /** Planned portions times the ratio of `evenRatio`: those of a day whose dishes all change alike. */
  readonly even: number
}

interface Search {
  readonly free: readonly FreeEntry[]
  /** Nutrition of the locked entries. */
  readonly locked: Vector
  readonly distance: (sum: Vector) => number
  /** Smallest distance of all sums that can still be reached. */
  readonly leastDistance: (sum: Vector, remaining: RemainingRange) => number
}

const unevenness = ({ even }: FreeEntry, portions: number): number => unevenWeight * (portions - even) ** 2

/** Remaining range for each index of the free entries, and after the last one. */
function remainingRanges(free: Search['free']): RemainingRange[] {
  const ranges: RemainingRange[] = [nothing]
  for (const { vector, choices } of free.toReversed()) {
    const [after = nothing] = ranges
    const min = addVector(after.min, vector, Math.min(...choices))
    ranges.unshift({ min, max: addVector(after.max, vector, Math.max(...choices)) })
  }
  return ranges
}

/**
 * Compares all combinations, but skips those that cannot beat the best candidate so far: their distance is at least
 * that of the nearest reachable sum, and their unevenness only grows. Same result as the full comparison.
 */
function searchAll(search: Search, current: FitCandidate): FitCandidate {
  const { free, locked, leastDistance } = search
  const ranges = remainingRanges(free)
  const chosen = [...current.portions]
  let best = current
  const descend = (index: number, sum: Vector, uneven: number): void => {
    const distance = leastDistance(sum, ranges[index] ?? nothing)
    if (distance > current.distance + epsilon || !isBetter({ distance, uneven }, best)) return
    const entry = free[index]
    if (!entry) {
      best = { distance, uneven, portions: [...chosen] }
      return
    }
    for (const portions of entry.choices) {
      chosen[index] = portions
      descend(index + 1, addVector(sum, entry.vector, portions), uneven + unevenness(entry, portions))
    }
  }
  descend(0, locked, 0)
  return best
}

/**
 * Improves one or two entries at a time until nothing improves: a local optimum, found in milliseconds for 30 entries.
 */
function searchPairs(search: Search, current: FitCandidate): FitCandidate {
  const { free, distance } = search
  let best = current
  for (;;) {
    const start = best
    const sum = sumOf(search, start.portions)
    for (let first = 0; first < free.length; first += 1)
      for (const a of free[first]?.choices ?? []) {
        const withFirst = replaced(search, sum, start, first, a)
        for (let second = first; second < free.length; second += 1)
          for (const b of second === first ? [a] : (free[second]?.choices ?? [])) {
            const both = second === first ? withFirst : replaced(search, withFirst.sum, start, second, b)
            const uneven = start.uneven + withFirst.uneven + (second === first ? 0 : both.uneven)
            const candidate = { distance: distance(both.sum), uneven }
            if (candidate.distance <= current.distance + epsilon && isBetter(candidate, best))
              best = { ...candidate, portions: start.portions.with(first, a).with(second, b) }
          }
      }
    if (best === start) return best
  }
}

const sumOf = ({ free, locked }: Search, portions: readonly number[]): Vector =>
  free.reduce((sum, { vector }, index) => addVector(sum, vector, portions[index] ?? 0), locked)

/** The sum with other portions of one entry, and the difference in unevenness. */
function replaced({ free }: Search, sum: Vector, { portions }: FitCandidate, index: number, to: number) {
  const entry = free[index]
  const from = portions[index] ?? 0
  if (!entry) return { sum, uneven: 0 }
  return {
    sum: addVector(sum, entry.vector, to - from),
    uneven: unevenness(entry, to) - unevenness(entry, from),
  }
}

/** Ratio of the energy left for the free dishes to that of their planned portions, limited to 0.5 to 2. */
function evenRatio(free: readonly FitEntry[], locked: Vector, { kcal }: Nutrition): number {
  const planned = free.reduce((sum, { nutrition, portions }) => sum + nutrition.kcal * portions, 0)
  const [smallest, largest] = [proposedPortions[0], proposedPortions.at(-1) ?? 1]
  return planned > 0 ? Math.min(Math.max((kcal - locked[0]) / planned, smallest), largest) : 1
}

/**
 * Finds the portions of a day, in quarters from 0.5 to 2, that come close to the targets without becoming too uneven:
 * where all targets can be reached, the most even ones that reach them; otherwise distance and unevenness together are
 * smallest. Exact for up to six free entries; beyond that a local optimum. Leaves a day that reaches its targets as it is,
 * never proposes one that is farther from them, and never changes locked entries.
 * @param targets kcal and grams per day
 */
export function fitPortions(entries: readonly FitEntry[], targets: Nutrition): PortionFit {
  const { distance, leastDistance } = distanceFrom(targets)
  const locked = entries
    .filter((entry) => entry.locked)
    .reduce((sum, { nutrition, portions }) => addVector(sum, toVector(nutrition), portions), zero)
  const unlocked = entries.filter((entry) => !entry.locked)
  const ratio = evenRatio(unlocked, locked, targets)
  const free = unlocked.map(({ nutrition, portions }) => ({
    vector: toVector(nutrition),
    even: ratio * portions,
    // The current portions stay possible, even outside the proposed values.
    choices: [...new Set([portions, ...proposedPortions])],
  }))
  const search: Search = { free, locked, distance, leastDistance }
  const planned = unlocked.map(({ portions }) => portions)
  const current: FitCandidate = {
    distance: distance(sumOf(search, planned)),
    uneven: free.reduce((sum, entry, index) => sum + unevenness(entry, planned[index] ?? 0), 0),
    portions: planned,
  }
  const searchBest = free.length <= maxExhaustiveEntries ? searchAll : searchPairs
  const best = isReached(current) ? current : searchBest(search, current)
  const proposed = best.portions.values()
  const portions = entries.map((entry) => (entry.locked ? entry.portions : (proposed.next().value ?? entry.portions)))
  const nutritionWith = (values: readonly number[]) =>
    toNutrition(
      entries.reduce((sum, { nutrition }, index) => addVector(sum, toVector(nutrition), values[index] ?? 0), zero),
    )
  const after = nutritionWith(portions)
  return {
    portions,
    before: nutritionWith(entries.map((entry) => entry.portions)),
    after,
    limits: findLimits(entries, portions, after, targets),
  }
}

function findLimits(
  entries: readonly FitEntry[],
  portions: readonly number[],
  after: Nutrition,
  targets: Nutrition,
): FitLimit[] {
  return nutrients.flatMap((nutrient): FitLimit[] => {
    const difference = after[nutrient] - targets[nutrient]
    if (Math.abs(difference) - epsilon <= targets[nutrient] * tolerance) return []
    const side = difference > 0 ? 'above' : 'below'
    const bound = side === 'below' ? (proposedPortions.at(-1) ?? 0) : proposedPortions[0]
    const free = entries
      .map((entry, index) => ({ ...entry, proposed: portions[index] ?? 0 }))
      .filter(({ locked, nutrition }) => !locked && nutrition[nutrient] > 0)
    if (free.length === 0) return [{ nutrient, side, reason: 'locked' }]
    const isAtBound = ({ proposed }: { proposed: number }) => (side === 'below' ? proposed >= bound : proposed <= bound)
    return [{ nutrient, side, reason: free.every(isAtBound) ? 'bounds' : 'balance' }]
  })
}
