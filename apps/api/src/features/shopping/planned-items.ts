import { addDays, todayInVienna, viennaDay, weekdayOf } from '@kostbar/contracts/calendar'
import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { weekday } from '@kostbar/contracts/scalars'
import { aisle } from '@kostbar/contracts/shopping/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../../infra/database.ts'
import { json } from '../../infra/sql.ts'
import { formatTotal, type IngredientTotal, replaceDays } from './ingredient-totals.ts'

/** Ingredient total stored with a list entry from the plan. */
export const storedTotal = z.object({
  name: z.string(),
  aisle: z.nullable(aisle),
  foodId: z._default(z.nullable(z.string()), null),
  singular: z._default(z.nullable(z.string()), null),
  plural: z._default(z.nullable(z.string()), null),
  gramsPerPiece: z._default(z.nullable(z.number()), null),
  gramsPerMl: z._default(z.nullable(z.number()), null),
  unit: z.enum(['g', 'ml', 'Stk', 'Prise']),
  measure: z._default(z.nullable(z.object({ name: z.string(), grams: z.number() })), null),
  spoons: z.boolean(),
  days: z.partialRecord(weekday, z.number()),
  people: z._default(z.partialRecord(weekday, z.number()), {}),
  madeOn: z._default(z.partialRecord(weekday, z.string()), {}),
})

/** Columns of a list entry for an ingredient total. */
export const itemColumns = (total: IngredientTotal) => ({
  name: formatTotal(total),
  aisle: total.aisle,
  food_id: total.foodId,
  planned: json(total),
})

/** A stored total with the calendar day of each of its amounts. @param createdAt when its entry was last written */
const withDates = (total: IngredientTotal, createdAt: Date): IngredientTotal => {
  const written = viennaDay(createdAt)
  const dates = Object.keys(total.days).map((day) => [day, total.madeOn[day as Weekday] ?? written])
  return { ...total, madeOn: Object.fromEntries(dates) }
}

/**
 * Whether the occurrence of a weekday for which an amount was put on the list is today or later. The plan repeats weekly,
 * so an amount means the first such day from the one on which it was made; what was bought for it is used up afterwards.
 */
function isAhead(day: Weekday, madeOn: string): boolean {
  const inDays = (weekdays.indexOf(day) - weekdays.indexOf(weekdayOf(madeOn)) + 7) % 7
  return addDays(madeOn, inDays) >= todayInVienna()
}

/**
 * List entries from the plan: suggestions, and entries that the member took over. `ahead` are the days of an entry that
 * are not over. A ticked entry counts for these days only; without any it is left out.
 */
export async function listPlannedItems(db: Db, userId: string) {
  const rows = await db
    .selectFrom('shopping_items')
    .select(['id', 'name', 'checked', 'planned', 'source', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`planned <> 'null'`)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ planned, createdAt, ...row }) => {
    const stored = withDates(z.parse(storedTotal, planned), createdAt)
    const listed = weekdays.filter((day) => stored.days[day] !== undefined)
    const ahead = listed.filter((day) => isAhead(day, stored.madeOn[day] ?? ''))
    const past = listed.filter((day) => !ahead.includes(day))
    const total = row.checked ? replaceDays(stored, past, undefined) : stored
    return total ? [{ ...row, total, ahead, createdAt }] : []
  })
}

export type PlannedItem = Awaited<ReturnType<typeof listPlannedItems>>[number]
