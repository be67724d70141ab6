import type { Nutrition } from '../macros/schemas.ts'
import type { Nutrient } from '../nutrition.ts'

/** Planned recipe; its nutrition is per portion. */
interface CountedRecipe extends Nutrition {
  readonly portions: number
}

/** Meal with the fields that the sums need. The nutrition of a food is that of its planned grams. */
interface CountedMeal<Recipe extends CountedRecipe = CountedRecipe, Food extends Nutrition = Nutrition> {
  readonly enabled: boolean
  readonly recipes: readonly Recipe[]
  readonly foods?: readonly Food[]
}

interface CountedDay<Recipe extends CountedRecipe = CountedRecipe, Food extends Nutrition = Nutrition> {
  readonly meals: readonly CountedMeal<Recipe, Food>[]
}

/**
 * Comparison of a day's sum with its target: within 5 % (`on`), within 10 % (`above`, `below`), or beyond (`far-…`).
 */
export type TargetLevel = 'on' | 'above' | 'below' | 'far-above' | 'far-below'

const onTolerance = 0.05
const nearTolerance = 0.1
/** Tolerance larger than the floating point error of a sum. */
const floatTolerance = 1e-9

const nutritionOf = (figure: (nutrient: Nutrient) => number): Nutrition => ({
  kcal: figure('kcal'),
  carbs: figure('carbs'),
  proteins: figure('proteins'),
  fats: figure('fats'),
})

const isRecipe = (entry: CountedRecipe | Nutrition): entry is CountedRecipe => 'portions' in entry

/** Unrounded nutrition of an entry: of its portions (recipe) or its grams (food). */
export const entryNutrition = (entry: CountedRecipe | Nutrition): Nutrition => {
  const times = isRecipe(entry) ? entry.portions : 1
  return nutritionOf((nutrient) => entry[nutrient] * times)
}

/** Entries of the enabled meals. */
const countedEntries = <Recipe extends CountedRecipe, Food extends Nutrition>({ meals }: CountedDay<Recipe, Food>) =>
  meals
    .filter(({ enabled }) => enabled)
    .flatMap(({ recipes, foods = [] }): readonly (Recipe | Food)[] => [...recipes, ...foods])

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Unrounded nutrition of a day's meals. Disabled meals do not count; withdrawn recipes do. */
export function sumNutrition(day: CountedDay): Nutrition {
  const entries = countedEntries(day).map(entryNutrition)
  return nutritionOf((nutrient) => add(entries.map((entry) => entry[nutrient])))
}

/** Compares an unrounded sum with its target. */
export function compareToTarget(actual: number, target: number): TargetLevel {
  const difference = actual - target
  const distance = Math.abs(difference) - floatTolerance
  if (distance <= target * onTolerance) return 'on'
  const side = difference > 0 ? 'above' : 'below'
  return distance <= target * nearTolerance ? side : `far-${side}`
}

/**
 * Rounds non-negative numbers to integers that add up to the rounded sum (largest remainder method): all are rounded
 * down, then those with the largest fractions up, as many as the sum needs; among equal fractions the earlier one.
 */
export function roundToSum(values: readonly number[]): number[] {
  const rounded = values.map((value) => Math.floor(value + floatTolerance))
  const missing = Math.round(add(values) + floatTolerance) - add(rounded)
  const byFraction = values
    .map((value, index) => ({ index, fraction: value - (rounded[index] ?? 0) }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index)
  for (const { index } of byFraction.slice(0, Math.max(0, missing))) rounded[index] = (rounded[index] ?? 0) + 1
  return rounded
}

/** Nutrition of a day as displayed: whole kcal and grams. */
export interface DisplayedDay<Entry> {
  readonly sum: Nutrition
  /** Nutrition by entry object of the enabled meals; the values add up to `sum`. */
  readonly entries: ReadonlyMap<Entry, Nutrition>
}

/**
 * Rounds the nutrition of a day for display, so that the displayed numbers add up. Comparisons with targets use
 * `sumNutrition`.
 */
export function displayedDay<Recipe extends CountedRecipe, Food extends Nutrition = never>(
  day: CountedDay<Recipe, Food>,
): DisplayedDay<Recipe | Food> {
  const entries = countedEntries(day)
  const exact = entries.map(entryNutrition)
  const columns = {
    kcal: roundToSum(exact.map(({ kcal }) => kcal)),
    carbs: roundToSum(exact.map(({ carbs }) => carbs)),
    proteins: roundToSum(exact.map(({ proteins }) => proteins)),
    fats: roundToSum(exact.map(({ fats }) => fats)),
  }
  return {
    sum: nutritionOf((nutrient) => add(columns[nutrient])),
    entries: new Map(entries.map((entry, index) => [entry, nutritionOf((nutrient) => columns[nutrient][index] ?? 0)])),
  }
}
