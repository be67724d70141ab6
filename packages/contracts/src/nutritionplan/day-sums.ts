import type { Nutrition } from '../macros/schemas.ts'

/** Energy and macros in display order. */
export const nutrients = ['kcal', 'carbs', 'proteins', 'fats'] as const
export type Nutrient = (typeof nutrients)[number]

/** A planned recipe: the nutrition is that of one portion. */
interface CountedRecipe extends Nutrition {
  readonly portions: number
}

/** What of a meal the sums need. The nutrition of a food is that of its grams. */
interface CountedMeal<Recipe extends CountedRecipe = CountedRecipe, Food extends Nutrition = Nutrition> {
  readonly enabled: boolean
  readonly recipes: readonly Recipe[]
  readonly foods?: readonly Food[]
}

interface CountedDay<Recipe extends CountedRecipe = CountedRecipe, Food extends Nutrition = Nutrition> {
  readonly meals: readonly CountedMeal<Recipe, Food>[]
}

/** A day's sum compared to its target: within 5 % (`on`), within 10 % (`above`, `below`), or beyond (`far-…`). */
export type TargetLevel = 'on' | 'above' | 'below' | 'far-above' | 'far-below'

const onTolerance = 0.05
const nearTolerance = 0.1
/** Larger than the floating point error of a sum. */
const floatTolerance = 1e-9

const nutritionOf = (figure: (nutrient: Nutrient) => number): Nutrition => ({
  kcal: figure('kcal'),
  carbs: figure('carbs'),
  proteins: figure('proteins'),
  fats: figure('fats'),
})

const isRecipe = (entry: CountedRecipe | Nutrition): entry is CountedRecipe => 'portions' in entry

/** The unrounded nutrition of an entry: of its portions, or of its grams. */
export const entryNutrition = (entry: CountedRecipe | Nutrition): Nutrition => {
  const times = isRecipe(entry) ? entry.portions : 1
  return nutritionOf((nutrient) => entry[nutrient] * times)
}

/** The entries that count. */
const countedEntries = <Recipe extends CountedRecipe, Food extends Nutrition>({ meals }: CountedDay<Recipe, Food>) =>
  meals
    .filter(({ enabled }) => enabled)
    .flatMap(({ recipes, foods = [] }): readonly (Recipe | Food)[] => [...recipes, ...foods])

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The nutrition of a day's meals, unrounded. Disabled meals do not count, withdrawn recipes do. */
export function sumNutrition(day: CountedDay): Nutrition {
  const entries = countedEntries(day).map(entryNutrition)
  return nutritionOf((nutrient) => add(entries.map((entry) => entry[nutrient])))
}

/** Compares the unrounded values. */
export function compareToTarget(actual: number, target: number): TargetLevel {
  const difference = actual - target
  const distance = Math.abs(difference) - floatTolerance
  if (distance <= target * onTolerance) return 'on'
  const side = difference > 0 ? 'above' : 'below'
  return distance <= target * nearTolerance ? side : `far-${side}`
}

/**
 * Rounds numbers of at least 0 to integers that add up to the rounded sum (largest remainder): each is rounded down, and those
 * with the largest fractions up, as many as the sum needs. Equal fractions: the earlier one.
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

/** A day's figures as shown: whole kcal and grams. */
export interface DisplayedDay<Entry> {
  readonly sum: Nutrition
  /** By the entry objects of the enabled meals; they add up to `sum`. */
  readonly entries: ReadonlyMap<Entry, Nutrition>
}

/** Rounds the figures of a day for display, so that what people see adds up. Judgements use `sumNutrition`. */
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
