import { compareGerman } from '@kostbar/contracts/german-order'
import type { Weekday } from '@kostbar/contracts/meals'
import type { PlanNeed } from '@kostbar/contracts/shopping/schemas'
import type { Database, Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { listTotals } from './from-plan.ts'
import {
  formatTotal,
  type IngredientTotal,
  isStaple,
  neededOf,
  replaceDays,
  subtractTotals,
  totalKey,
} from './ingredient-totals.ts'
import { listPlannedItems, type PlannedItem } from './planned-items.ts'

/** Need: amount of an ingredient that the plan needs, compared with the list. */
export interface Need {
  readonly key: string
  /** Total including the other days of `entry`. */
  readonly total: IngredientTotal
  readonly state: PlanNeed['state']
  /** Entry from the plan that a take-over would change: an open one, else one that was left out before. */
  readonly entry: PlannedItem | null
  /** Other entries of the ingredient that were left out before. */
  readonly leftOut: readonly PlannedItem[]
  readonly listedAs: string | null
}

const isBought = ({ checked, source }: PlannedItem) => checked && source === 'USER'

/** Open entries that the member wrote or added from a recipe. */
const listOpenItems = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('shopping_items')
    .select(['name', 'food_id as foodId', 'planned'])
    .where('user_id', '=', userId)
    .where('source', '=', 'USER')
    .where('checked', '=', false)
    .orderBy('id'),
)

/** @param items entries of the ingredient that are not bought */
function needOf(total: IngredientTotal, days: readonly Weekday[], items: readonly PlannedItem[]): Need {
  const key = totalKey(total)
  const entry = items.findLast(({ checked }) => !checked) ?? items.at(-1) ?? null
  const leftOut = items.filter((item) => item !== entry && item.checked)
  // An entry that was left out has no amount on the list.
  if (!entry || entry.checked) return { key, total, state: 'NEW', entry, leftOut, listedAs: null }
  const merged = replaceDays(entry.total, days, total) ?? total
  if (entry.source === 'SUGGESTION') return { key, total: merged, state: 'NEW', entry, leftOut, listedAs: null }
  const state = formatTotal(merged) === entry.name ? 'LISTED' : 'MORE'
  return { key, total: merged, state, entry, leftOut, listedAs: entry.name }
}

/** Days of the plan, and for how many people its recipes are cooked on them. */
export interface ReviewedDays {
  readonly days: readonly Weekday[]
  /** 1 by default. */
  readonly people?: number | undefined
}

/**
 * Needs of some days of the plan, minus bought amounts, in alphabetical order.
 * @returns a need per ingredient, including those already on the list
 */
export async function listNeeds(db: Db, userId: string, { days, people = 1 }: ReviewedDays): Promise<Need[]> {
  const totals = await listTotals(db, userId, new Map(days.map((day) => [day, people])))
  const planned = await listPlannedItems(db, userId)
  const written = (await listOpenItems(db, { userId })).filter((item) => item.planned === null)
  subtractTotals(
    totals,
    planned.filter(isBought).map(({ total }) => total),
  )
  const entries = Map.groupBy(
    planned.filter((item) => !isBought(item)),
    (item) => neededOf(totals, item.total),
  )
  return [...totals.values()]
    .sort((a, b) => compareGerman(a.name, b.name))
    .map((total) => {
      const need = needOf(total, days, entries.get(total) ?? [])
      const own = written.find(({ name, foodId }) => (foodId && foodId === total.foodId) || name === formatTotal(total))
      return own && need.state === 'NEW' ? { ...need, state: 'LISTED', listedAs: own.name } : need
    })
}

/** Review of the plan: needs of some days compared with the list, with foods and allergens. */
export async function reviewPlan({ kysely }: Database, userId: string, reviewed: ReviewedDays): Promise<PlanNeed[]> {
  const needs = await listNeeds(kysely, userId, reviewed)
  const foods = await kysely
    .selectFrom('foods')
    .select(['id', 'name', 'allergens', 'allergens_stated as allergensStated'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(needs.flatMap(({ total }) => total.foodId ?? [])))))
    .execute()
  const foodsById = new Map(foods.map(({ id, ...food }) => [id, food as NonNullable<PlanNeed['food']>]))
  return needs.map(({ key, total, state, entry, leftOut, listedAs }) => ({
    key,
    name: formatTotal(total),
    aisle: total.aisle,
    food: foodsById.get(total.foodId ?? '') ?? null,
    state,
    listedAs,
    staple: isStaple(total),
    declined: entry?.checked || leftOut.some((other) => reviewed.days.some((day) => day in other.total.days)),
  }))
}
