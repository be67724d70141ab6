import { humanifiedMeals, meals, weekdays } from '@kostbar/contracts/meals'
import type { Pool } from 'pg'
import { planFoods, planRecipes, planState } from './statements.ts'

interface PlanSlot {
  day: string
  meal: string
}

interface PlanState {
  notes: (PlanSlot & { note: string })[]
  disabledMeals: string[]
  versions: Record<string, number>
}

type PlanEntry = PlanSlot & Record<string, unknown>

const mealSlotKey = ({ day, meal }: PlanSlot) => `${day} ${meal}`

const listed = (entries: PlanEntry[] = []) => entries.map(({ day: _day, meal: _meal, ...entry }) => entry)

/** The nutrition plan of a user: all meals of all weekdays, even those without planned recipes and foods. */
export async function fetchPlan(pool: Pool, userId: string) {
  const { rows } = await pool.query<PlanState>({ ...planState, values: [userId] })
  const { notes = [], disabledMeals = [], versions = {} } = rows[0] ?? {}
  const [recipes, foods] = await Promise.all([
    pool.query<PlanEntry>({ ...planRecipes, values: [userId] }),
    pool.query<PlanEntry>({ ...planFoods, values: [userId] }),
  ])
  const recipesOf = Map.groupBy(recipes.rows, mealSlotKey)
  const foodsOf = Map.groupBy(foods.rows, mealSlotKey)
  const noteOf = new Map(notes.map((row) => [mealSlotKey(row), row.note]))
  return weekdays.map((day) => ({
    day,
    version: versions[day] ?? 0,
    meals: meals.map((meal) => {
      const key = mealSlotKey({ day, meal })
      const enabled = !disabledMeals.includes(meal)
      return {
        id: meal,
        humanifiedMeal: humanifiedMeals[meal],
        note: noteOf.get(key) ?? '',
        enabled,
        hasEntries: recipesOf.has(key) || foodsOf.has(key),
        recipes: enabled ? listed(recipesOf.get(key)) : [],
        foods: enabled ? listed(foodsOf.get(key)) : [],
      }
    }),
  }))
}
