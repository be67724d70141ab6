import { weekdayOf } from '../calendar.ts'
import type { Nutrition } from '../macros/schemas.ts'
import { addVector, distanceFrom, toNutrition, toVector, type Vector } from '../nutritionplan/fit-portions.ts'
import type { TargetsOf } from './averages.ts'
import type { SmallestChange } from './statistics-schemas.ts'
import { computable, type FoodsById, minutesOfDay, type RecordedWeek, type WeekFood } from './week.ts'

/** Factors of the amount that are tried for the same food. */
const amountFactors = [0.5, 0.75, 1.25, 1.5, 2] as const

/** Proposed amounts are multiples of this many grams. */
const stepGrams = 5

/** Maximum ratio of the energy densities of a food and a lighter replacement, and of a drink's replacement and the drink. */
const maxDensityRatio = 3

/** Maximum ratio of the energy densities of a richer replacement and the food: cream is not poured like milk. */
const maxRicherRatio = 2

/** Maximum difference of the shares of carbohydrates in the energy of a food and of its replacement. */
const maxCarbsShareDifference = 0.5

/** Maximum ratio of the protein of a food to that of its replacement, for foods with at least `minProteins`. */
const maxProteinRatio = 3

/** Grams of protein per 100 g from which a food counts as a source of it. */
const minProteins = 5

/** Energy in kcal per 100 g beyond that of the macros from which a drink counts as alcoholic. */
const minAlcoholKcal = 20

/** Distances that differ by less count as equal, because floating point sums depend on their order. */
const epsilon = 1e-9

/** Maximum number of proposed changes at a time. */
export const maxChanges = 3

export interface SmallestChangesParams {
  readonly week: RecordedWeek
  /** Foods of the week's items by id. */
  readonly foods: FoodsById
  readonly targetsOn: TargetsOf
  /** Foods that the person may eat, as replacements. */
  readonly candidates: readonly WeekFood[]
  /** Keys of changes that must not be proposed again. */
  readonly excluded?: ReadonlySet<string>
  /** Ids of foods for which no further replacement is proposed. */
  readonly excludedFoods?: ReadonlySet<string>
}

/** Key of a change: the replaced food and its replacement. */
export const changeKey = (fromFoodId: string, toFoodId: string): string => `${fromFoodId}:${toFoodId}`

/** Share of carbohydrates in the energy of a food, 0 to 1. */
function carbsShare({ carbs, proteins, fats }: WeekFood): number {
  const energy = 4 * carbs + 4 * proteins + 9 * fats
  return energy > 0 ? (4 * carbs) / energy : 0
}

/** Whether a drink contains alcohol: energy that comes from none of the macros. */
const hasAlcohol = ({ kcal, carbs, proteins, fats }: WeekFood) =>
  kcal - 4 * carbs - 4 * proteins - 9 * fats > minAlcoholKcal

/**
 * Whether people eat a food in the place of another one: similar energy density, so that no spread replaces a vegetable;
 * either both or none measured by volume, so that no tofu replaces milk and no flour pasta; a similar source of energy,
 * so that no peanut butter replaces pasta; and not nearly without protein where the other one has it, so that no sugar
 * replaces oats.
 */
function isAlike(from: WeekFood, to: WeekFood): boolean {
  if (from.kcal > to.kcal * maxDensityRatio || to.kcal > from.kcal * maxRicherRatio) return false
  if (from.hasVolume !== to.hasVolume) return false
  if (Math.abs(carbsShare(from) - carbsShare(to)) > maxCarbsShareDifference) return false
  return from.proteins < minProteins || to.proteins * maxProteinRatio >= from.proteins
}

/**
 * Whether a food can replace another one of the same aisle. Drinks are replaced by lighter ones and by their like, not by
 * syrup and not by alcohol.
 */
function canReplace(from: WeekFood, to: WeekFood): boolean {
  if (from.id === to.id || from.aisle !== to.aisle) return false
  if (from.aisle === 'DRINKS')
    return (to.hasVolume || !from.hasVolume) && to.kcal <= from.kcal * maxDensityRatio && !hasAlcohol(to)
  return isAlike(from, to)
}

/** Options for replacing an entry: other amounts of the same food, and the same amount of other foods. */
function optionsFor(
  food: WeekFood,
  grams: number,
  candidates: readonly WeekFood[],
): { food: WeekFood; grams: number }[] {
  const amounts = amountFactors
    .map((factor) => Math.round((grams * factor) / stepGrams) * stepGrams)
    .filter((each) => each > 0 && each !== grams)
  return [
    ...[...new Set(amounts)].map((each) => ({ food, grams: each })),
    ...candidates.filter((candidate) => canReplace(food, candidate)).map((each) => ({ food: each, grams })),
  ]
}

interface DayTotal {
  readonly sum: Vector
  readonly targets: Nutrition
  readonly distance: (sum: Vector) => number
}

/** Items of the week with known food and weight, each with its meal, in the order in which they were eaten. */
function entriesOf({ week, foods }: SmallestChangesParams) {
  return week.meals
    .toSorted((a, b) => a.day.localeCompare(b.day) || minutesOfDay(a.time) - minutesOfDay(b.time))
    .flatMap((meal) =>
      meal.items.flatMap((item) => {
        const known = computable(item, foods)
        return known && known.grams > 0 ? [{ meal, text: item.text, ...known }] : []
      }),
    )
}

type RecordedEntry = ReturnType<typeof entriesOf>[number]

/** Nutrition of each day that has targets, by day. */
function dayTotals(entries: readonly RecordedEntry[], targetsOn: TargetsOf): Map<string, DayTotal> {
  const totals = new Map<string, DayTotal>()
  for (const [day, ofDay] of Map.groupBy(entries, ({ meal }) => meal.day)) {
    const targets = targetsOn(weekdayOf(day))
    if (!targets) continue
    const sum = ofDay.reduce<Vector>(
      (total, { food, grams }) => addVector(total, toVector(food), grams / 100),
      [0, 0, 0, 0],
    )
    totals.set(day, { sum, targets, distance: distanceFrom(targets).distance })
  }
  return totals
}

/** Replacement, and the reduction of the week's distance that it brings. */
interface Gain {
  readonly entry: RecordedEntry
  readonly total: DayTotal
  readonly to: { food: WeekFood; grams: number }
  readonly after: Vector
  readonly gain: number
}

/**
 * Finds the single replacements that bring the week closest to its targets. The distance of a week is the sum of its
 * days' distances, defined as in the portion fit. Every entry is compared with every option; for each eaten food only
 * the best replacement counts. Empty without targets, and when nothing comes closer.
 * @returns up to three changes, best first; among equal ones the earlier entry, then the earlier option
 */
export function smallestChanges(params: SmallestChangesParams): SmallestChange[] {
  const entries = entriesOf(params)
  const totals = dayTotals(entries, params.targetsOn)
  const bestByFood = new Map<string, Gain>()
  for (const entry of entries) {
    const total = totals.get(entry.meal.day)
    if (!total) continue
    const before = total.distance(total.sum)
    if (before <= epsilon || params.excludedFoods?.has(entry.food.id)) continue
    const without = addVector(total.sum, toVector(entry.food), -entry.grams / 100)
    for (const to of optionsFor(entry.food, entry.grams, params.candidates)) {
      if (params.excluded?.has(changeKey(entry.food.id, to.food.id))) continue
      const after = addVector(without, toVector(to.food), to.grams / 100)
      const gain = before - total.distance(after)
      if (gain > (bestByFood.get(entry.food.id)?.gain ?? 0) + epsilon)
        bestByFood.set(entry.food.id, { entry, total, to, after, gain })
    }
  }
  return [...bestByFood.values()]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, maxChanges)
    .map(({ entry: { meal, text, food, grams }, total, to, after }) => ({
      key: changeKey(food.id, to.food.id),
      day: meal.day,
      mealId: meal.id,
      time: meal.time,
      kind: meal.kind,
      text,
      from: { foodId: food.id, name: food.name, grams },
      to: { foodId: to.food.id, name: to.food.name, grams: to.grams },
      effect: { before: toNutrition(total.sum), after: toNutrition(after), targets: total.targets },
      occurrences: entries.filter((each) => each.food.id === food.id).length,
    }))
}
