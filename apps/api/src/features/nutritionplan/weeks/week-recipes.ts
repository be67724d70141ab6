import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { sql } from 'kysely'
import type { Db } from '../../../infra/database.ts'
import { type Params, prepared } from '../../../infra/prepared-query.ts'
import { isFavourite, recipeCardColumns } from '../../recipes/service.ts'
import type { WeekEntry } from './adapt-week.ts'
import { mixedWeek } from './mixed-week.ts'
import type { ShippedWeek } from './shipped-week.ts'
import { vegetarianWeek } from './vegetarian-week.ts'

const shippedWeeks: readonly ShippedWeek[] = [mixedWeek, vegetarianWeek]

/** A shipped week with its recipes; those that this installation does not have are left out. */
export interface ResolvedWeek extends Omit<ShippedWeek, 'days'> {
  readonly entries: readonly WeekEntry[]
}

/** Everyone's recipes by their names; of equal names the oldest. */
const listByName = prepared((db, { userId, names }: Params<{ userId: string; names: readonly string[] }>) =>
  db
    .selectFrom('recipes as r')
    .distinctOn('r.name')
    .select([...recipeCardColumns('r'), isFavourite('r', userId).as('toggled')])
    .where('r.owner_id', 'is', null)
    .where('r.withdrawn_at', 'is', null)
    .where(sql<boolean>`r.name = ANY(${names}::text[])`)
    .orderBy('r.name')
    .orderBy('r.id'),
)

const namesOf = ({ days }: ShippedWeek): string[] => weekdays.flatMap((day) => days[day].map(([, name]) => name))

/** Whether something is planned on every day. */
const isComplete = ({ entries }: ResolvedWeek): boolean =>
  weekdays.every((day: Weekday) => entries.some((entry) => entry.day === day))

/** The shipped weeks whose recipes this installation has; one query. */
export async function loadWeeks(db: Db, userId: string): Promise<ResolvedWeek[]> {
  const names = [...new Set(shippedWeeks.flatMap(namesOf))]
  const recipes = new Map((await listByName(db, { userId, names })).map((recipe) => [recipe.name, recipe]))
  const resolve = ({ days, ...week }: ShippedWeek): ResolvedWeek => ({
    ...week,
    entries: weekdays.flatMap((day) =>
      days[day].flatMap(([meal, name]) => {
        const recipe = recipes.get(name)
        return recipe ? [{ day, meal, recipe, portions: 1 }] : []
      }),
    ),
  })
  return shippedWeeks.map(resolve).filter(isComplete)
}
