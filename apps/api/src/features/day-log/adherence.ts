import { adherenceDays, minRecordedDays } from '@kostbar/contracts/day-log/limits'
import type { Adherence } from '@kostbar/contracts/day-log/schemas'
import { type Expression, sql } from 'kysely'
import { viennaToday } from '../../infra/sql.ts'

/**
 * SQL: adherence of a user to the plan as JSON: how many of the planned meals of recorded days were eaten, over the last
 * finished days, in percent.
 * @param userId SQL expression of the user's id
 */
export const adherenceOf = (userId: Expression<string>) => sql<Adherence>`(
  SELECT jsonb_build_object(
           'percent', CASE WHEN count(*) >= ${sql.lit(minRecordedDays)}
                           THEN round(100.0 * sum(a.eaten_meals) / sum(a.planned_meals)) END,
           'recordedDays', count(*))
    FROM day_logs a
   WHERE a.user_id = ${userId} AND a.day BETWEEN ${viennaToday} - ${sql.lit(adherenceDays)} AND ${viennaToday} - 1
     AND a.recorded_meals > 0 AND a.planned_meals > 0)`
