import type { Weekday } from '@kostbar/contracts/meals'
import type { BaseUnit, Unit } from '@kostbar/contracts/recipes/units'
import type { Aisle } from '@kostbar/contracts/shopping/aisles'
import { formatAmount, inSummedUnit } from './quantities.ts'

/** One ingredient of one planned recipe, scaled to the planned portions. */
export interface PlannedIngredient {
  day: Weekday
  name: string
  aisle: Aisle | null
  /** Null where no food is known for it. */
  foodId: string | null
  amount: number
  unit: Unit
}

/** How much of an ingredient the plan needs per day, in one base unit. */
export interface IngredientTotal {
  name: string
  aisle: Aisle | null
  foodId: string | null
  unit: BaseUnit
  /** Measured with spoons only. */
  spoons: boolean
  days: Partial<Record<Weekday, number>>
}

/** Ingredients left off shopping lists. */
const tapWater = new Set(['wasser', 'leitungswasser'])

const nameKey = ({ name }: Pick<IngredientTotal, 'name'>): string => name.toLowerCase()

/** Totals of equal keys are merged: same name and base unit. */
export const totalKey = (total: Pick<IngredientTotal, 'name' | 'unit'>): string => `${total.unit} ${nameKey(total)}`

const totalOf = ({ day, amount, unit, ...rest }: PlannedIngredient): IngredientTotal => {
  const base = inSummedUnit(amount, unit)
  return { ...rest, unit: base.unit, spoons: base.spoons, days: { [day]: base.amount } }
}

function sum(a: IngredientTotal['days'], b: IngredientTotal['days']): IngredientTotal['days'] {
  const total = { ...a }
  for (const [day, amount] of Object.entries(b) as [Weekday, number][]) total[day] = (total[day] ?? 0) + amount
  return total
}

const alphabeticallyFirst = <Text extends string>(a: Text, b: Text): Text => (a.localeCompare(b) <= 0 ? a : b)

/** The one that is known; of two the first in alphabetical order. */
const known = <Text extends string>(a: Text | null, b: Text | null): Text | null =>
  a && b ? alphabeticallyFirst(a, b) : (a ?? b)

/** Merges two totals of the same key; commutative. */
const merge = (a: IngredientTotal, b: IngredientTotal): IngredientTotal => ({
  unit: a.unit,
  name: alphabeticallyFirst(a.name, b.name),
  aisle: known(a.aisle, b.aisle),
  foodId: known(a.foodId, b.foodId),
  spoons: a.spoons && b.spoons,
  days: sum(a.days, b.days),
})

/** Drops pinches of ingredients that are listed with an amount anyway. */
function withoutPinches(totals: Map<string, IngredientTotal>): Map<string, IngredientTotal> {
  const measured = new Set([...totals.values()].filter(({ unit }) => unit !== 'Prise').map(nameKey))
  return new Map([...totals].filter(([, total]) => total.unit !== 'Prise' || !measured.has(nameKey(total))))
}

/** Merges equal ingredients (g with kg; ml with l and spoons; never grams with pieces); no amount is lost. */
export function mergeIngredients(ingredients: readonly PlannedIngredient[]): Map<string, IngredientTotal> {
  const totals = new Map<string, IngredientTotal>()
  for (const ingredient of ingredients) {
    if (tapWater.has(nameKey(ingredient))) continue
    const total = totalOf(ingredient)
    const key = totalKey(total)
    const earlier = totals.get(key)
    totals.set(key, earlier ? merge(earlier, total) : total)
  }
  return withoutPinches(totals)
}

/**
 * Replaces the amounts of some days; those of other days stay.
 * @returns null when nothing is left
 */
export function replaceDays(
  stored: IngredientTotal,
  days: readonly Weekday[],
  replacement: IngredientTotal | undefined,
): IngredientTotal | null {
  const otherDays = Object.fromEntries(Object.entries(stored.days).filter(([day]) => !days.includes(day as Weekday)))
  const remaining: IngredientTotal = { ...stored, days: otherDays }
  if (replacement) return Object.keys(otherDays).length > 0 ? merge(remaining, replacement) : replacement
  return Object.keys(otherDays).length > 0 ? remaining : null
}

/** What is missing of a total when some of it is there already; null when nothing is. */
export function subtractTotal(total: IngredientTotal, there: IngredientTotal): IngredientTotal | null {
  const days = Object.entries(total.days).flatMap(([day, amount]) => {
    const missing = amount - (there.days[day as Weekday] ?? 0)
    // Amounts are sums of floating point numbers.
    return missing > 1e-6 ? [[day, missing] as const] : []
  })
  return days.length > 0 ? { ...total, days: Object.fromEntries(days) } : null
}

/** A total as an entry of the list: `Haferflocken, 240 g`. */
export function formatTotal({ name, unit, spoons, days }: IngredientTotal): string {
  const total = Object.values(days).reduce((sum, amount) => sum + amount, 0)
  return [name.slice(0, 100), formatAmount(total, unit, spoons)].filter(Boolean).join(', ')
}
