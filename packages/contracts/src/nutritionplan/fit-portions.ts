import type { Nutrition } from '../macros/schemas.ts'

/** Portions the fit proposes. Less or more of a dish is a matter for a person. */
const proposedPortions = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Up to this number of free entries, all combinations are compared (7⁶ = 117 649, some milliseconds). */
const maxExhaustiveEntries = 6

/** Smaller targets count as this one when distances are compared: 3 g instead of 1 g of fat is no deviation of 200 %. */
export const minTarget = { kcal: 100, carbs: 10, proteins: 10, fats: 10 } as const satisfies Nutrition

/** Targets count as reached within 5 %, as everywhere in the plan; coming closer is not worth changing portions. */
const tolerance = 0.05

/** Distances that differ by less are equal; floating point sums depend on their order. */
const epsilon = 1e-9

const nutrients = ['kcal', 'carbs', 'proteins', 'fats'] as const
type Nutrient = (typeof nutrients)[number]

/** A planned recipe of the day. */
export interface FitEntry {
  /** kcal and grams of one portion. */
  readonly nutrition: Nutrition
  readonly portions: number
  /** Keeps its portions. */
  readonly locked: boolean
}

/** Why a nutrient stays away from its target by more than 5 %. */
export interface FitLimit {
  readonly nutrient: Nutrient
  readonly side: 'above' | 'below'
  /**
   * `bounds`: every free dish that contains it is at its smallest or largest portion; `balance`: another target would be
   * missed by more; `locked`: nothing may change.
   */
  readonly reason: 'bounds' | 'balance' | 'locked'
}

export interface PortionFit {
  /** Portions by entry, in the order given. */
  readonly portions: readonly number[]
  readonly before: Nutrition
  readonly after: Nutrition
  readonly limits: readonly FitLimit[]
}

type Vector = readonly [kcal: number, carbs: number, proteins: number, fats: number]

const toVector = ({ kcal, carbs, proteins, fats }: Nutrition): Vector => [kcal, carbs, proteins, fats]
const toNutrition = ([kcal, carbs, proteins, fats]: Vector): Nutrition => ({ kcal, carbs, proteins, fats })
const add = (a: Vector, b: Vector, times: number): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
  a[3] + b[3] * times,
]

/**
 * Distance of a day from its targets: the sum over energy and macros of the squared relative deviation beyond 5 %; 0 when
 * all are reached. Squares, so that four small deviations are better than a large one.
 */
function distanceFrom(targets: Nutrition) {
  const target = toVector(targets)
  const scale = toVector({
    kcal: Math.max(targets.kcal, minTarget.kcal),
    carbs: Math.max(targets.carbs, minTarget.carbs),
    proteins: Math.max(targets.proteins, minTarget.proteins),
    fats: Math.max(targets.fats, minTarget.fats),
  })
  return (sum: Vector): number => {
    let distance = 0
    for (let index = 0; index < 4; index += 1) {
      const deviation = Math.abs((sum[index] ?? 0) - (target[index] ?? 0)) / (scale[index] ?? 1)
      distance += Math.max(0, deviation - tolerance) ** 2
    }
    return distance
  }
}

interface Candidate {
  readonly distance: number
  /** Sum of the changes in portions; of equally good days the one with the least change is proposed. */
  readonly change: number
  readonly portions: readonly number[]
}

const isBetter = (a: Omit<Candidate, 'portions'>, b: Omit<Candidate, 'portions'>) =>
  a.distance < b.distance - epsilon || (a.distance <= b.distance + epsilon && a.change < b.change - epsilon)

interface Search {
  readonly free: readonly { readonly vector: Vector; readonly portions: number; readonly choices: readonly number[] }[]
  /** Nutrition of the locked entries. */
  readonly locked: Vector
  readonly distance: (sum: Vector) => number
}

const evaluate = ({ free, locked, distance }: Search, portions: readonly number[]): Candidate => ({
  distance: distance(free.reduce((sum, { vector }, index) => add(sum, vector, portions[index] ?? 0), locked)),
  change: free.reduce((sum, entry, index) => sum + Math.abs((portions[index] ?? 0) - entry.portions), 0),
  portions,
})

/** Compares all combinations. */
function searchAll(search: Search, current: Candidate): Candidate {
  const { free, locked, distance } = search
  const chosen = free.map(({ portions }) => portions)
  let best = current
  const descend = (index: number, sum: Vector, change: number): void => {
    const entry = free[index]
    if (!entry) {
      const candidate = { distance: distance(sum), change }
      if (isBetter(candidate, best)) best = { ...candidate, portions: [...chosen] }
      return
    }
    for (const portions of entry.choices) {
      chosen[index] = portions
      descend(index + 1, add(sum, entry.vector, portions), change + Math.abs(portions - entry.portions))
    }
  }
  descend(0, locked, 0)
  return best
}

/** Improves one or two entries at a time until nothing improves: a local optimum, found in milliseconds for 30 entries. */
function searchPairs(search: Search, current: Candidate): Candidate {
  const { free } = search
  let best = current
  for (;;) {
    const start = best
    for (let first = 0; first < free.length; first += 1)
      for (let second = first; second < free.length; second += 1)
        for (const a of free[first]?.choices ?? [])
          for (const b of second === first ? [a] : (free[second]?.choices ?? [])) {
            const portions = start.portions.with(first, a).with(second, b)
            const candidate = evaluate(search, portions)
            if (isBetter(candidate, best)) best = candidate
          }
    if (best === start) return best
  }
}

/**
 * Finds the portions of a day, in quarters from 0.5 to 2, that come closest to the targets with the least change. Exact for up to six free
 * entries; beyond that a local optimum. Never proposes a day that is farther from the targets, and never changes locked
 * entries.
 * @param targets kcal and grams a day
 */
export function fitPortions(entries: readonly FitEntry[], targets: Nutrition): PortionFit {
  const zero: Vector = [0, 0, 0, 0]
  const distance = distanceFrom(targets)
  const free = entries
    .filter(({ locked }) => !locked)
    .map(({ nutrition, portions }) => ({
      vector: toVector(nutrition),
      portions,
      // What is planned now stays possible, also outside the proposed portions.
      choices: [...new Set([portions, ...proposedPortions])],
    }))
  const locked = entries
    .filter((entry) => entry.locked)
    .reduce((sum, { nutrition, portions }) => add(sum, toVector(nutrition), portions), zero)
  const search: Search = { free, locked, distance }
  const current = evaluate(
    search,
    free.map(({ portions }) => portions),
  )
  const best = free.length <= maxExhaustiveEntries ? searchAll(search, current) : searchPairs(search, current)
  const proposed = best.portions.values()
  const portions = entries.map((entry) => (entry.locked ? entry.portions : (proposed.next().value ?? entry.portions)))
  const sumOf = (values: readonly number[]) =>
    toNutrition(entries.reduce((sum, { nutrition }, index) => add(sum, toVector(nutrition), values[index] ?? 0), zero))
  const after = sumOf(portions)
  return {
    portions,
    before: sumOf(entries.map((entry) => entry.portions)),
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
