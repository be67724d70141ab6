import { isDeepStrictEqual } from 'node:util'
import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import { compareGerman } from '@kostbar/contracts/german-order'
import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { sql } from 'kysely'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { newId, now } from '../../infra/sql.ts'
import { isMealEnabled } from '../nutritionplan/service.ts'
import { ingredientMeasure } from '../recipes/service.ts'
import { lockUser } from '../users/service.ts'
import {
  formatTotal,
  type IngredientTotal,
  mergeIngredients,
  neededOf,
  type PlannedIngredient,
  replaceDays,
  subtractTotals,
  totalKey,
} from './ingredient-totals.ts'
import { refuseFullList } from './list-limit.ts'
import { itemColumns, listPlannedItems, type PlannedItem } from './planned-items.ts'

const foodColumns = [
  'f.singular',
  'f.plural',
  'f.grams_per_piece as gramsPerPiece',
  'f.grams_per_ml as gramsPerMl',
] as const

/**
 * Ingredients of the enabled meals on these days, scaled to the planned portions and one more for each further person,
 * and planned foods, for one person: in pieces if the weight of a piece is known, else in grams.
 */
const listPlannedIngredients = prepared(
  (db, { userId, days, people }: Params<{ userId: string; days: readonly Weekday[]; people: number }>) =>
    db
      .selectFrom('plan_entries as e')
      .innerJoin('recipes as r', 'r.id', 'e.recipe_id')
      .innerJoin('recipe_ingredients as i', 'i.recipe_id', 'r.id')
      .leftJoin('foods as f', 'f.id', 'i.food_id')
      .select((eb) => ['e.day', 'f.aisle', 'f.id as foodId', eb.fn.coalesce('f.name', 'i.normal_name').as('name')])
      .select(foodColumns)
      .select((eb) => eb.ref('i.unit').$castTo<PlannedIngredient['unit']>().as('unit'))
      .select([
        sql<number>`i.amount * (e.portions + ${people}::int - 1) / r.servings`.as('amount'),
        ingredientMeasure('i').as('measure'),
      ])
      .where('e.user_id', '=', userId)
      .where(sql<boolean>`e.day = ANY(${days}::"Weekday"[])`)
      .where(isMealEnabled('e'))
      .unionAll(
        db
          .selectFrom('plan_entries as e')
          .innerJoin('foods as f', 'f.id', 'e.food_id')
          .select(['e.day', 'f.aisle', 'f.id as foodId', 'f.name'])
          .select(foodColumns)
          .select(sql<PlannedIngredient['unit']>`CASE WHEN f.grams_per_piece > 0 THEN 'Stk' ELSE 'g' END`.as('unit'))
          .select(sql<number>`e.grams / CASE WHEN f.grams_per_piece > 0 THEN f.grams_per_piece ELSE 1 END`.as('amount'))
          .select(sql<HouseholdMeasure | null>`NULL::jsonb`.as('measure'))
          .where('e.user_id', '=', userId)
          .where(sql<boolean>`e.day = ANY(${days}::"Weekday"[])`)
          .where(isMealEnabled('e')),
      ),
)

/**
 * What the plan needs on some days.
 * @param peopleByDay number of people of each of the days
 * @returns totals by `totalKey`
 */
export async function listTotals(
  db: Db,
  userId: string,
  peopleByDay: ReadonlyMap<Weekday, number>,
): Promise<Map<string, IngredientTotal>> {
  const ingredients: PlannedIngredient[] = []
  for (const [people, days] of Map.groupBy(peopleByDay.keys(), (day) => peopleByDay.get(day) ?? 1)) {
    const planned = await listPlannedIngredients(db, { userId, days, people })
    ingredients.push(...planned.map((ingredient) => ({ ...ingredient, people })))
  }
  return mergeIngredients(ingredients)
}

/** For how many people the list has what is needed on each of these days, by its latest entry; 1 without one. */
function peopleOn(entries: readonly PlannedItem[], days: readonly Weekday[]): Map<Weekday, number> {
  const latestFirst = entries.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const latest = (day: Weekday) => latestFirst.find(({ total }) => total.days[day] !== undefined)
  return new Map(days.map((day) => [day, latest(day)?.total.people[day] ?? 1]))
}

/** Calendar days of those amounts of a total that an earlier one had already. */
const datesOf = ({ days }: IngredientTotal, { madeOn }: IngredientTotal): IngredientTotal['madeOn'] =>
  Object.fromEntries(Object.entries(madeOn).filter(([day]) => day in days))

/** What a refresh changed. */
interface Refreshed {
  /** Names of the entries that were deleted. */
  removed: string[]
  /** Number of entries with another amount. */
  changed: number
}

interface RefreshOptions {
  readonly userId: string
  /** Days of which the amounts are replaced. */
  readonly days: readonly Weekday[]
  /** Whether somebody asked for these days: needed entries are then for the days that follow now. */
  readonly areChosen: boolean
}

/**
 * Updates the open entries to what is missing beside the ticked ones. `totals`, the needs of the days, keeps what no
 * entry has. An entry that is ticked meanwhile stays as it is: that amount was bought.
 */
async function refreshEntries(
  tx: Tx,
  entries: readonly PlannedItem[],
  totals: Map<string, IngredientTotal>,
  { userId, days, areChosen }: RefreshOptions,
): Promise<Refreshed> {
  subtractTotals(
    totals,
    entries.filter(({ checked }) => checked).map(({ total }) => total),
  )
  const refreshed: Refreshed = { removed: [], changed: 0 }
  for (const { id, name, total: stored } of entries.filter(({ checked }) => !checked)) {
    const needed = neededOf(totals, stored)
    const replaced = replaceDays(stored, days, needed)
    if (needed) totals.delete(totalKey(needed))
    if (!replaced) {
      const { numDeletedRows } = await tx
        .deleteFrom('shopping_items')
        .where((eb) => eb.and({ id, user_id: userId, checked: false }))
        .executeTakeFirst()
      if (numDeletedRows > 0n) refreshed.removed.push(name)
      continue
    }
    const isRenewed = areChosen && needed !== undefined
    // Only what is asked for is for the days that follow now; the days of all other amounts stay.
    const total = isRenewed ? replaced : { ...replaced, madeOn: datesOf(replaced, stored) }
    if (!isRenewed && isDeepStrictEqual(total, stored)) continue
    const { numUpdatedRows } = await tx
      .updateTable('shopping_items')
      .set({ ...itemColumns(total), ...(isRenewed ? { created_at: now } : {}) })
      .where((eb) => eb.and({ id, user_id: userId, checked: false }))
      .executeTakeFirst()
    if (numUpdatedRows > 0n && formatTotal(total) !== formatTotal(stored)) refreshed.changed += 1
  }
  return refreshed
}

/** Inserts a list entry for each total. @returns the names of the new entries @throws Problem `list_full` */
async function insertEntries(
  tx: Tx,
  { userId, source }: { userId: string; source: 'USER' | 'SUGGESTION' },
  totals: ReadonlyMap<string, IngredientTotal>,
): Promise<string[]> {
  const added = [...totals.values()].sort((a, b) => compareGerman(a.name, b.name))
  if (added.length === 0) return []
  await refuseFullList(tx, userId, added.length)
  await tx
    .insertInto('shopping_items')
    .values(added.map((total) => ({ id: newId, user_id: userId, source, ...itemColumns(total) })))
    .execute()
  return added.map(formatTotal)
}

/**
 * Deletes what would fill the list: ticked entries from the plan a week after they were made, because they belong to a
 * past week, and other suggestions a week after they were ticked.
 */
export const deleteOldChecked = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('shopping_items')
    .where('user_id', '=', userId)
    .where('checked', '=', true)
    .where(sql<boolean>`CASE
      WHEN planned <> 'null' THEN created_at
      WHEN source = 'SUGGESTION' THEN coalesce(checked_at, created_at)
    END < now() - interval '7 days'`)
    .execute()

/**
 * Suggests the ingredients of the chosen days of the plan. Open entries from the plan are updated, not duplicated; what
 * is ticked is not suggested again until its day is over.
 * @throws Problem `not_found`, `list_full`
 */
export async function suggestFromPlan(
  { transaction }: Database,
  userId: string,
  days: readonly Weekday[],
): Promise<void> {
  await transaction(async (tx) => {
    await lockUser(tx, userId)
    await deleteOldChecked(tx, userId)
    const planned = await listPlannedItems(tx, userId)
    // Read under the lock, so that a change of the plan at the same time is not missed.
    const totals = await listTotals(tx, userId, peopleOn(planned, days))
    // What the member took over and needs no more is left to `syncWithPlan`, which names it.
    const entries = planned.filter(
      ({ checked, source, total }) => checked || source === 'SUGGESTION' || neededOf(totals, total) !== undefined,
    )
    await refreshEntries(tx, entries, totals, { userId, days, areChosen: true })
    await insertEntries(tx, { userId, source: 'SUGGESTION' }, totals)
  })
}

/** What following the plan changed, with the names of new entries. */
interface FollowedPlan extends Refreshed {
  added: string[]
}

/**
 * Updates the list entries from the plan to the current needs of those of their days that are not over. Ticked entries
 * stay ticked and count as bought; entries that the member wrote stay.
 * @throws Problem `not_found`, `list_full`
 */
export function syncWithPlan({ transaction }: Database, userId: string): Promise<FollowedPlan> {
  return transaction(async (tx) => {
    await lockUser(tx, userId)
    const entries = await listPlannedItems(tx, userId)
    const days = weekdays.filter((day) => entries.some(({ ahead }) => ahead.includes(day)))
    if (days.length === 0) return { removed: [], added: [], changed: 0 }
    const totals = await listTotals(tx, userId, peopleOn(entries, days))
    const refreshed = await refreshEntries(tx, entries, totals, { userId, days, areChosen: false })
    // When entries from the plan are the member's, new ones become the member's, too; else they are suggested.
    const source = entries.some((entry) => entry.source === 'USER') ? 'USER' : 'SUGGESTION'
    return { ...refreshed, added: await insertEntries(tx, { userId, source }, totals) }
  })
}
