import type { Meal, Weekday } from '@kostbar/contracts/meals'
import { type Expression, sql } from 'kysely'

/** SQL condition: the meal of a plan entry is switched on. @param e alias of `plan_entries` */
export const isMealEnabled = (e: string) => sql<boolean>`NOT EXISTS (
  SELECT FROM disabled_meals d WHERE d.user_id = ${sql.ref(`${e}.user_id`)} AND d.meal = ${sql.ref(`${e}.meal`)})`

/**
 * SQL: the enabled meals that have entries on a weekday of a user's released plan, as JSON in the order of the day.
 * @param userId SQL expression of the user's id
 * @param weekday SQL expression of the weekday
 */
export const plannedMeals = (userId: Expression<string>, weekday: Expression<Weekday>) => sql<Meal[]>`
  coalesce((SELECT jsonb_agg(DISTINCT e.meal) FROM plan_entries e
             WHERE e.user_id = ${userId} AND e.day = ${weekday}::"Weekday" AND ${isMealEnabled('e')}), '[]')`
