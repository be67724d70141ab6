import { humanifiedMeals, meals, weekdays } from '@kostbar/contracts/meals'
import type { Pool } from 'pg'
import { planEntries, planRemarks } from './statements.ts'

interface Place {
  day: string | null
  meal: string
}

const slot = ({ day, meal }: Place) => `${day} ${meal}`

/** Every day of the week with every meal, whatever is planned. */
export async function planOf(pool: Pool, userId: string) {
  const [entries, remarks] = await Promise.all([
    pool.query<Place & Record<string, unknown>>({ ...planEntries, values: [userId] }),
    pool.query<Place & { note: string }>({ ...planRemarks, values: [userId] }),
  ])
  const recipes = Map.groupBy(entries.rows, slot)
  const notes = new Map(remarks.rows.map((row) => [slot(row), row.note]))
  return weekdays.map((day) => ({
    day,
    meals: meals.map((meal) => {
      const enabled = !notes.has(slot({ day: null, meal }))
      const planned = enabled ? (recipes.get(slot({ day, meal })) ?? []) : []
      return {
        id: meal,
        humanifiedMeal: humanifiedMeals[meal],
        note: notes.get(slot({ day, meal })) ?? '',
        enabled,
        recipes: planned.map(({ day: _day, meal: _meal, ...recipe }) => recipe),
      }
    }),
  }))
}
