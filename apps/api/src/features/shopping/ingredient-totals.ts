import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import { gramsOf } from '@kostbar/contracts/foods/recipe-values'
import type { Weekday } from '@kostbar/contracts/meals'
import type { BaseUnit, Unit } from '@kostbar/contracts/recipes/units'
import type { Aisle } from '@kostbar/contracts/shopping/aisles'
import { type FoodWeights, inSummedUnit, isHandful, shoppingText, unitsPerUnit } from './quantities.ts'

/** One ingredient of one planned recipe, scaled to the planned portions. */
export interface PlannedIngredient {
  day: Weekday
  name: string
  aisle: Aisle | null
  /** Null when no food is known; then the fields below are null, too. */
  foodId: string | null
  /** Names of one piece and of several pieces. */
  singular?: string | null
  plural?: string | null
  gramsPerPiece?: number | null
  gramsPerMl?: number | null
  amount: number
  unit: Unit
  /** Household measure in which grams are counted; null when they are weighed. */
  measure?: HouseholdMeasure | null
  /** Number of people for whom the amount is; 1 by default. */
  people?: number
}

/** Amount of an ingredient that the plan needs on each day, in one base unit. */
export interface IngredientTotal {
  name: string
  aisle: Aisle | null
  foodId: string | null
  /** Names of one piece and of several pieces of the food, if known. */
  singular: string | null
  plural: string | null
  /** Weights of the food, if known. */
  gramsPerPiece: number | null
  gramsPerMl: number | null
  unit: BaseUnit
  /** Household measure in which all grams are counted; null when it differs between recipes or grams are weighed. */
  measure: HouseholdMeasure | null
  /** Whether it is measured with spoons only. */
  spoons: boolean
  days: Partial<Record<Weekday, number>>
  /** Number of people for whom the amount of a day is, where they are several. */
  people: Partial<Record<Weekday, number>>
  /** Calendar day on which the amount of a day was put on the list, where that is not when its entry was last written. */
  madeOn: Partial<Record<Weekday, string>>
}

/** Ingredients left off shopping lists. */
const tapWater = new Set(['wasser', 'leitungswasser'])

const nameKey = ({ name }: Pick<IngredientTotal, 'name'>): string => name.toLowerCase()

/** Key of a total, from name and base unit; totals with equal keys are merged. */
export const totalKey = (total: Pick<IngredientTotal, 'name' | 'unit'>): string => `${total.unit} ${nameKey(total)}`

const totalOf = ({
  day,
  name,
  aisle,
  foodId,
  amount,
  unit,
  measure = null,
  people = 1,
  ...food
}: PlannedIngredient): IngredientTotal => {
  const base = inSummedUnit(amount, unit)
  return {
    name,
    aisle,
    foodId,
    singular: food.singular ?? null,
    plural: food.plural ?? null,
    gramsPerPiece: food.gramsPerPiece ?? null,
    gramsPerMl: food.gramsPerMl ?? null,
    unit: base.unit,
    measure,
    spoons: base.spoons,
    days: { [day]: base.amount },
    people: people > 1 ? { [day]: people } : {},
    madeOn: {},
  }
}

/**
 * Converts pieces and spoons to grams where the same ingredient also occurs by weight, so that it becomes one list
 * entry.
 */
function weighed(ingredients: readonly PlannedIngredient[]): PlannedIngredient[] {
  const inGrams = new Set(ingredients.filter(({ unit }) => unit === 'g' || unit === 'kg').map(nameKey))
  return ingredients.map((ingredient) => {
    if (!inGrams.has(nameKey(ingredient))) return ingredient
    const { amount, unit, gramsPerPiece = null, gramsPerMl = null } = ingredient
    const grams = gramsOf(amount, unit, { gramsPerPiece, gramsPerMl })
    return grams === null || unit === 'Prise' ? ingredient : { ...ingredient, amount: grams, unit: 'g' }
  })
}

function sum(a: IngredientTotal['days'], b: IngredientTotal['days']): IngredientTotal['days'] {
  const total = { ...a }
  for (const [day, amount] of Object.entries(b) as [Weekday, number][]) total[day] = (total[day] ?? 0) + amount
  return total
}

const alphabeticallyFirst = <Text extends string>(a: Text, b: Text): Text => (a.localeCompare(b) <= 0 ? a : b)

/** The known text; of two, the first in alphabetical order, so that the order of merging does not matter. */
const known = <Text extends string>(a: Text | null, b: Text | null): Text | null =>
  a && b ? alphabeticallyFirst(a, b) : (a ?? b)

/** The known weight; of two, the smaller one, so that the order of merging does not matter. */
const knownWeight = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

const isSameMeasure = (a: HouseholdMeasure | null, b: HouseholdMeasure | null): boolean =>
  a?.name === b?.name && a?.grams === b?.grams

/** Merges two totals with the same key; commutative. */
const merge = (a: IngredientTotal, b: IngredientTotal): IngredientTotal => ({
  unit: a.unit,
  name: alphabeticallyFirst(a.name, b.name),
  aisle: known(a.aisle, b.aisle),
  foodId: known(a.foodId, b.foodId),
  singular: known(a.singular, b.singular),
  plural: known(a.plural, b.plural),
  gramsPerPiece: knownWeight(a.gramsPerPiece, b.gramsPerPiece),
  gramsPerMl: knownWeight(a.gramsPerMl, b.gramsPerMl),
  measure: isSameMeasure(a.measure, b.measure) ? a.measure : null,
  spoons: a.spoons && b.spoons,
  days: sum(a.days, b.days),
  // Amounts of the same day are for the same people.
  people: { ...a.people, ...b.people },
  madeOn: { ...a.madeOn, ...b.madeOn },
})

/** Removes pinches of ingredients that are also listed with an amount. */
function withoutPinches(totals: Map<string, IngredientTotal>): Map<string, IngredientTotal> {
  const measured = new Set([...totals.values()].filter(({ unit }) => unit !== 'Prise').map(nameKey))
  return new Map([...totals].filter(([, total]) => total.unit !== 'Prise' || !measured.has(nameKey(total))))
}

/**
 * Merges equal ingredients into totals by `totalKey`: g with kg, ml with l and spoons, pieces with grams where the
 * weight of a piece is known. No amount is lost.
 */
export function mergeIngredients(ingredients: readonly PlannedIngredient[]): Map<string, IngredientTotal> {
  const totals = new Map<string, IngredientTotal>()
  for (const ingredient of weighed(ingredients)) {
    if (tapWater.has(nameKey(ingredient))) continue
    const total = totalOf(ingredient)
    const key = totalKey(total)
    const earlier = totals.get(key)
    totals.set(key, earlier ? merge(earlier, total) : total)
  }
  return withoutPinches(totals)
}

/** Weights of the food of a needed total; what it does not know is taken from a stored total of the same name. */
const weightsOf = (needed: IngredientTotal, stored: IngredientTotal): FoodWeights => ({
  gramsPerPiece: needed.gramsPerPiece ?? stored.gramsPerPiece,
  gramsPerMl: needed.gramsPerMl ?? stored.gramsPerMl,
})

/** Converts a total to another unit; unchanged when a weight is unknown. */
function inUnit(total: IngredientTotal, unit: BaseUnit, food: FoodWeights): IngredientTotal {
  const factor = total.unit === unit ? null : unitsPerUnit(unit, total.unit, food)
  if (factor === null) return total
  const days = Object.fromEntries(Object.entries(total.days).map(([day, amount]) => [day, amount * factor]))
  return { ...total, unit, measure: null, spoons: false, days }
}

/**
 * What of the totals a stored total is about: the one with the same key, else one of the same name when one of the two is
 * weighed and the other can be.
 */
export function neededOf(
  totals: ReadonlyMap<string, IngredientTotal>,
  stored: IngredientTotal,
): IngredientTotal | undefined {
  const addsUp = (total: IngredientTotal) =>
    (total.unit === 'g' || stored.unit === 'g') &&
    unitsPerUnit(total.unit, stored.unit, weightsOf(total, stored)) !== null
  const sameName = [...totals.values()].filter((total) => nameKey(total) === nameKey(stored))
  return totals.get(totalKey(stored)) ?? sameName.find(addsUp)
}

const withoutDays = <Value>(values: Partial<Record<Weekday, Value>>, days: readonly Weekday[]) =>
  Object.fromEntries(Object.entries(values).filter(([day]) => !days.includes(day as Weekday))) as typeof values

/**
 * Replaces the amounts of some days; those of other days stay. Amounts in different units become grams.
 * @param replacement as found by `neededOf`
 * @returns null when no amount is left
 */
export function replaceDays(
  stored: IngredientTotal,
  days: readonly Weekday[],
  replacement: IngredientTotal | undefined,
): IngredientTotal | null {
  const otherDays = withoutDays(stored.days, days)
  const remaining: IngredientTotal = {
    ...stored,
    days: otherDays,
    people: withoutDays(stored.people, days),
    madeOn: withoutDays(stored.madeOn, days),
  }
  if (Object.keys(otherDays).length === 0) return replacement ?? null
  if (!replacement) return remaining
  if (stored.unit === replacement.unit) return merge(remaining, replacement)
  const food = weightsOf(replacement, stored)
  return merge(inUnit(remaining, 'g', food), inUnit(replacement, 'g', food))
}

/** Part of a total that is still missing when some of it is there already; null when nothing is missing. */
function subtractTotal(total: IngredientTotal, there: IngredientTotal): IngredientTotal | null {
  const days = Object.entries(total.days).flatMap(([day, amount]) => {
    const missing = amount - (there.days[day as Weekday] ?? 0)
    // Tolerance for sums of floating-point numbers.
    return missing > 1e-6 ? [[day, missing] as const] : []
  })
  return days.length > 0 ? { ...total, days: Object.fromEntries(days) } : null
}

/** Subtracts from each total what is there of it already; totals of which nothing is missing are deleted. */
export function subtractTotals(totals: Map<string, IngredientTotal>, there: readonly IngredientTotal[]): void {
  for (const part of there) {
    const needed = neededOf(totals, part)
    if (!needed) continue
    const missing = subtractTotal(needed, inUnit(part, needed.unit, weightsOf(needed, part)))
    if (missing) totals.set(totalKey(needed), missing)
    else totals.delete(totalKey(needed))
  }
}

const amountOf = ({ days }: IngredientTotal) => Object.values(days).reduce((sum, amount) => sum + amount, 0)

/** Text of a total on the list, as bought: `240 g Haferflocken`, `3 Zwiebeln`, `Kapern`. */
export const formatTotal = (total: IngredientTotal): string => shoppingText({ ...total, amount: amountOf(total) })

/** Whether most kitchens have the ingredient (staple): spices, and spoonfuls from the aisle `PANTRY`. */
export const isStaple = (total: IngredientTotal): boolean =>
  total.aisle === 'SPICES' || (total.aisle === 'PANTRY' && isHandful({ ...total, amount: amountOf(total) }))
