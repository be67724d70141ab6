import type { Meal, Weekday } from '@kostbar/contracts/meals'
import { type RawBuilder, sql } from 'kysely'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import type { EntryContent, MealSlot } from './plan-content.ts'

/** Notes on meals, disabled meals and versions of the days of a released plan. */
export interface PlanState {
  readonly notes: readonly (MealSlot & { readonly note: string })[]
  readonly disabledMeals: readonly Meal[]
  /** Days that never changed are left out. */
  readonly versions: Readonly<Partial<Record<Weekday, number>>>
}

/** A complete day of a draft that differs from the released day. */
export interface DraftDay {
  readonly day: Weekday
  readonly version: number
  /** Version of the released day on which the draft is based. */
  readonly base: number
  /** Meals without entries and note are left out. */
  readonly meals: readonly { readonly meal: Meal; readonly note: string; readonly entries: readonly EntryContent[] }[]
}

/** A row of `plan_drafts`. */
export interface DraftRow {
  readonly draftVersion: number
  readonly days: readonly DraftDay[]
  readonly switches: Readonly<Partial<Record<Meal, boolean>>>
  /** First name of the last author; null once that account is gone. */
  readonly author: string | null
  readonly updatedAt: Date
}

type NoDraft = { readonly [Key in keyof DraftRow]: null }

/** SQL: the columns of a `PlanState`. @param userId SQL expression */
const stateColumns = (userId: RawBuilder<string>) => sql`
  coalesce((SELECT jsonb_agg(jsonb_build_object('day', n.day, 'meal', n.meal, 'note', n.note))
              FROM plan_notes n WHERE n.user_id = ${userId}), '[]') AS "notes",
  coalesce((SELECT jsonb_agg(m.meal) FROM disabled_meals m WHERE m.user_id = ${userId}), '[]') AS "disabledMeals",
  coalesce((SELECT jsonb_object_agg(v.day, v.version) FROM plan_days v WHERE v.user_id = ${userId}), '{}') AS "versions"`

/** The state of a user's released plan; one row. */
export const findPlanState = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<PlanState>`SELECT ${stateColumns(userId)}`,
)

/** The state of a user's released plan together with the draft; one row. */
export const findDraftState = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<PlanState & (DraftRow | NoDraft)>`
    SELECT ${stateColumns(userId)}, d.version AS "draftVersion", d.days, d.switches,
           u.first_name AS "author", d.updated_at AS "updatedAt"
      FROM (SELECT) one LEFT JOIN plan_drafts d ON d.user_id = ${userId} LEFT JOIN users u ON u.id = d.author_id`,
)

/** The states of the released plans of several users together with their drafts; one row for each. */
export const listDraftStates = prepared(
  (_db, { userIds }: Params<{ userIds: readonly string[] }>) => sql<
    { userId: string } & PlanState & (DraftRow | NoDraft)
  >`
    SELECT people.id AS "userId", ${stateColumns(sql.ref('people.id'))}, d.version AS "draftVersion", d.days, d.switches,
           NULL AS "author", d.updated_at AS "updatedAt"
      FROM unnest(${userIds}::uuid[]) AS people(id) LEFT JOIN plan_drafts d ON d.user_id = people.id`,
)
