import { humanifiedMeals, meals, weekdays } from '@kostbar/contracts/meals'
import type { Pool } from 'pg'
import { planEntries, planRemarks } from './statements.ts'

interface PlanSlot {
  day: string | null
  meal: string
}

const slotKey = ({ day, meal }: PlanSlot) => `${day} ${meal}`

/** All meals of all weekdays, with and without planned recipes. */
export async function fetchPlan(pool: Pool, userId: string) {
  const [entries, remarks] = await Promise.all([
    pool.query<PlanSlot & Record<string, unknown>>({ ...planEntries, values: [userId] }),
    pool.query<PlanSlot & { note: string }>({ ...planRemarks, values: [userId] }),
  ])
  const recipes = Map.groupBy(entries.rows, slotKey)
  const notes = new Map(remarks.rows.map((row) => [slotKey(row), row.note]))
  return weekdays.map((day) => ({
    day,
    meals: meals.map((meal) => {
      const enabled = !notes.has(slotKey({ day: null, meal }))
      const planned = enabled ? (recipes.get(slotKey({ day, meal })) ?? []) : []
      return {
        id: meal,
        humanifiedMeal: humanifiedMeals[meal],
        note: notes.get(slotKey({ day, meal })) ?? '',
        enabled,
        recipes: planned.map(({ day: _day, meal: _meal, ...recipe }) => recipe),
      }
    }),
  }))
}
