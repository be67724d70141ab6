import type { Weekday } from '@kostbar/contracts/meals'
import type { units } from '@kostbar/contracts/recipes'
import type { Aisle } from '@kostbar/contracts/shopping'
import { type BaseUnit, inBaseUnit, shownAmount } from './quantities.ts'

/** One ingredient of one planned recipe, scaled to the portions planned. */
export interface PlannedIngredient {
  day: Weekday
  name: string
  aisle: Aisle | null
  amount: number
  unit: (typeof units)[number]
}

/** How much of an ingredient is needed on which day, in one base unit. */
export interface Need {
  name: string
  aisle: Aisle | null
  unit: BaseUnit
  /** Measured with spoons only. */
  spoons: boolean
  days: Partial<Record<Weekday, number>>
}

/** Names that come out of the tap. */
const fromTheTap = new Set(['wasser', 'leitungswasser'])

const nameKey = ({ name }: Pick<Need, 'name'>): string => name.toLowerCase()

/** What makes two needs the same: ingredient and base unit. */
export const needKey = (need: Pick<Need, 'name' | 'unit'>): string => `${need.unit} ${nameKey(need)}`

const needOf = ({ day, amount, unit, ...rest }: PlannedIngredient): Need => {
  const base = inBaseUnit(amount, unit)
  return { ...rest, unit: base.unit, spoons: base.spoons, days: { [day]: base.amount } }
}

function sum(a: Need['days'], b: Need['days']): Need['days'] {
  const total = { ...a }
  for (const [day, amount] of Object.entries(b) as [Weekday, number][]) total[day] = (total[day] ?? 0) + amount
  return total
}

const earlier = <Text extends string>(a: Text, b: Text): Text => (a.localeCompare(b) <= 0 ? a : b)

/** Two needs of the same key as one; the order does not matter. */
const together = (a: Need, b: Need): Need => ({
  unit: a.unit,
  name: earlier(a.name, b.name),
  aisle: a.aisle && b.aisle ? earlier(a.aisle, b.aisle) : (a.aisle ?? b.aisle),
  spoons: a.spoons && b.spoons,
  days: sum(a.days, b.days),
})

/** A pinch of what is bought anyway is no entry of its own. */
function withoutPinches(needs: Map<string, Need>): Map<string, Need> {
  const measured = new Set([...needs.values()].filter(({ unit }) => unit !== 'Prise').map(nameKey))
  return new Map([...needs].filter(([, need]) => need.unit !== 'Prise' || !measured.has(nameKey(need))))
}

/** Merges equal ingredients (g with kg; ml with l and spoons; never grams with pieces); no amount is lost. */
export function mergeIngredients(ingredients: readonly PlannedIngredient[]): Map<string, Need> {
  const needs = new Map<string, Need>()
  for (const ingredient of ingredients) {
    if (fromTheTap.has(nameKey(ingredient))) continue
    const need = needOf(ingredient)
    const key = needKey(need)
    const known = needs.get(key)
    needs.set(key, known ? together(known, need) : need)
  }
  return withoutPinches(needs)
}

/**
 * What is needed once some days are planned anew: their amounts are replaced, those of other days stay.
 * @returns null when nothing is needed any more
 */
export function replanned(known: Need, days: readonly Weekday[], now: Need | undefined): Need | null {
  const others = Object.fromEntries(Object.entries(known.days).filter(([day]) => !days.includes(day as Weekday)))
  const left: Need = { ...known, days: others }
  if (now) return Object.keys(others).length > 0 ? together(left, now) : now
  return Object.keys(others).length > 0 ? left : null
}

/** A need as an entry of the list: `Haferflocken, 240 g`. */
export function shownNeed({ name, unit, spoons, days }: Need): string {
  const total = Object.values(days).reduce((sum, amount) => sum + amount, 0)
  return [name.slice(0, 100), shownAmount(total, unit, spoons)].filter(Boolean).join(', ')
}
