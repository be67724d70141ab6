import { humanifiedMeals, type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { Pool } from 'pg'
import { type CardRow, cardColumns, pickedBy, visibleTo } from '../recipes/service.ts'

interface EntryRow extends CardRow {
  day: Weekday
  meal: Meal
  portions: number
  removed: boolean
}

interface RemarkRow {
  /** Null: the meal is switched off. */
  day: Weekday | null
  meal: Meal
  note: string
}

const entries = {
  name: 'plan_entries',
  text: `SELECT e.day::text AS day, e.meal::text AS meal, e.portions, ${cardColumns}, ${pickedBy('$1::uuid')} AS toggled,
                (${visibleTo('$1::uuid')}) IS NOT TRUE AS removed
           FROM plan_entries e JOIN recipes r ON r.id = e.recipe_id
          WHERE e.user_id = $1 ORDER BY e.created_at, e.recipe_id`,
}

const remarks = {
  name: 'plan_remarks',
  text: `SELECT day::text AS day, meal::text AS meal, note FROM plan_notes WHERE user_id = $1
         UNION ALL SELECT NULL, meal::text, '' FROM disabled_meals WHERE user_id = $1`,
}

const slot = ({ day, meal }: { day: Weekday | null; meal: Meal }) => `${day} ${meal}`

/** A user's week: every day from Monday with every meal, whatever is planned; in two queries. */
export const weekOf = (pool: Pool) => async (userId: string) => {
  const [planned, remarked] = await Promise.all([
    pool.query<EntryRow>({ ...entries, values: [userId] }),
    pool.query<RemarkRow>({ ...remarks, values: [userId] }),
  ])
  // What can not be opened shows no photo either.
  const rows = planned.rows.map((row) => (row.removed ? { ...row, image: null } : row))
  const recipes = Map.groupBy(rows, slot)
  const notes = new Map(remarked.rows.map((row) => [slot(row), row.note]))
  return weekdays.map((day) => ({
    day,
    meals: meals.map((meal) => {
      const enabled = !notes.has(slot({ day: null, meal }))
      return {
        id: meal,
        humanifiedMeal: humanifiedMeals[meal],
        note: notes.get(slot({ day, meal })) ?? '',
        enabled,
        recipes: enabled ? (recipes.get(slot({ day, meal })) ?? []) : [],
      }
    }),
  }))
}
