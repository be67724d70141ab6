import type { Db } from '../../infra/database.ts'
import { type DraftPlan, draftPlanOf } from './plan-draft.ts'
import { listDraftStates } from './plan-state.ts'
import { listEntriesOfUsers, toContent } from './released-plan.ts'

/** Weeks of several users with their drafts applied, by user id; two queries for any number of users. */
export async function loadPlans(db: Db, userIds: readonly string[]): Promise<Map<string, DraftPlan>> {
  const [states, entries] = [await listDraftStates(db, { userIds }), await listEntriesOfUsers(db, { userIds })]
  const entriesOf = Map.groupBy(entries, ({ userId }) => userId)
  return new Map(
    states.map(({ userId, draftVersion, days, switches, ...state }) => {
      const planned = (entriesOf.get(userId) ?? []).map(({ userId: _userId, ...entry }) => entry)
      const draft = draftVersion === null ? null : { version: draftVersion, days, switches }
      return [userId, draftPlanOf(toContent(state, planned), draft)]
    }),
  )
}
