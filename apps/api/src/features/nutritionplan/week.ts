import { humanifiedMeals, type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { isFavourite, isVisibleTo, recipeCardColumns } from '../recipes/service.ts'

const listEntries = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('plan_entries as e')
    .innerJoin('recipes as r', 'r.id', 'e.recipe_id')
    .select(['e.day', 'e.meal', 'e.portions', ...recipeCardColumns('r'), isFavourite('r', userId).as('toggled')])
    .select(sql<boolean>`(${isVisibleTo('r', userId)}) IS NOT TRUE`.as('removed'))
    .where('e.user_id', '=', userId)
    .orderBy('e.created_at')
    .orderBy('e.recipe_id'),
)

/** Notes on meals, and disabled meals as rows without a day. */
const listNotes = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('plan_notes')
    .select((eb) => [eb.ref('day').$castTo<Weekday | null>().as('day'), 'meal', 'note'])
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('disabled_meals')
        .select([sql<Weekday | null>`NULL`.as('day'), 'meal', sql<string>`''`.as('note')])
        .where('user_id', '=', userId),
    ),
)

const slotKey = ({ day, meal }: { day: Weekday | null; meal: Meal }) => `${day} ${meal}`

/** A user's week: every day from Monday with every meal, empty ones included; two queries. */
export async function weekOf(db: Db, userId: string) {
  const [entries, noteRows] = await Promise.all([listEntries(db, { userId }), listNotes(db, { userId })])
  // A recipe that can no longer be opened shows no photo either.
  const rows = entries.map((row) => (row.removed ? { ...row, image: null } : row))
  const recipes = Map.groupBy(rows, slotKey)
  const notes = new Map(noteRows.map((row) => [slotKey(row), row.note]))
  return weekdays.map((day) => ({
    day,
    meals: meals.map((meal) => {
      const enabled = !notes.has(slotKey({ day: null, meal }))
      return {
        id: meal,
        humanifiedMeal: humanifiedMeals[meal],
        note: notes.get(slotKey({ day, meal })) ?? '',
        enabled,
        recipes: enabled ? (recipes.get(slotKey({ day, meal })) ?? []) : [],
      }
    }),
  }))
}
