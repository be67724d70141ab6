import type { Tables } from '@kostbar/prisma/tables'
import { sql } from 'kysely'
import type { DataKeys } from '../../infra/data-keys.ts'
import type { Tx } from '../../infra/database.ts'
import { generateIds, json, newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { type GuardParams, guardEntries } from './overrides.ts'
import { completeChange, countNewIds, itemIdOf, newEntriesOf, type PlanChange } from './plan-content.ts'
import { type DraftPlan, storeDraft } from './plan-draft.ts'
import { loadItems, type PlanItem } from './plan-items.ts'
import { storeReleased } from './released-plan.ts'

export type ChangeCause = Tables['plan_revisions']['cause']

export interface ChangeCommand extends GuardParams {
  readonly cause: ChangeCause
  readonly change: PlanChange
  /** Recipes and foods that may be planned though the user may not see them, because they were planned already. */
  readonly knownItems: ReadonlySet<string>
}

/** The next version of days and drafts. */
async function nextVersion(tx: Tx): Promise<number> {
  const { rows } = await sql<{ version: number }>`SELECT nextval('plan_versions')::int AS version`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('No row of an expression')
  return row.version
}

/** Recipes and foods of the meals after a change. */
const loadItemsOf = (tx: Tx, userId: string, { meals }: PlanChange) => {
  const entries = meals.flatMap(({ after }) => after.entries)
  return loadItems(tx, userId, {
    recipeIds: entries.flatMap(({ recipeId }) => recipeId ?? []),
    foodIds: entries.flatMap(({ foodId }) => foodId ?? []),
  })
}

/** Refuses recipes and foods that do not exist, and unknown ones that the user may not see. @throws Problem `not_found` */
function refuseInvisible({ change, knownItems }: ChangeCommand, items: ReadonlyMap<string, PlanItem>): void {
  const ids = change.meals.flatMap(({ after }) => after.entries.map(itemIdOf))
  if (ids.some((id) => !(items.get(id)?.isVisible || (items.has(id) && knownItems.has(id)))))
    throw new Problem('not_found')
}

/** @returns the revision's id */
async function insertRevision(
  tx: Tx,
  isDraft: boolean,
  { userId, actorId, cause, change }: ChangeCommand,
): Promise<string> {
  const { id } = await tx
    .insertInto('plan_revisions')
    .values({ id: newId, user_id: userId, draft: isDraft, cause, actor_id: actorId, changes: json(change) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a change of the released plan made. */
export interface Release {
  /** New version of the changed days. */
  readonly version: number
  readonly revisionId: string
}

interface Dependencies {
  readonly dataKeys: DataKeys
  readonly notifications: Notifications
}

/**
 * Changes of plans, each with its revision. The caller has locked the user (`lockUser`), loaded the plan in the same
 * transaction, and derived the change from it.
 */
export function planChanges({ dataKeys, notifications }: Dependencies) {
  /** The change with everything that is stored, once it is allowed. */
  const prepare = async (tx: Tx, command: ChangeCommand): Promise<PlanChange> => {
    const { userId, change } = command
    const items = await loadItemsOf(tx, userId, change)
    refuseInvisible(command, items)
    await guardEntries(tx, dataKeys, command, newEntriesOf(change), items)
    const ids = await generateIds(tx, countNewIds(change))
    return completeChange(change, ids, (itemId) => items.get(itemId)?.version ?? 1)
  }

  /** Notifies a member of a change by somebody else. */
  const notify = async (tx: Tx, { actorId, userId, cause }: ChangeCommand) => {
    if (actorId === userId) return
    const kind = cause === 'PUBLISH' ? 'planReleased' : 'planChanged'
    const link = '/profile/ernaehrungsplan'
    await notifications.add(tx, { userId, kind, actorId, subjectId: userId, link })
  }

  return {
    /** Changes the released plan. @throws Problem `not_found`, `allergen_conflict`, `reason_needed` */
    release: async (tx: Tx, command: ChangeCommand): Promise<Release> => {
      const change = await prepare(tx, command)
      const version = await nextVersion(tx)
      await storeReleased(tx, { ...command, change, version })
      const revisionId = await insertRevision(tx, false, { ...command, change })
      await notify(tx, command)
      return { version, revisionId }
    },

    /** Changes the draft. @throws Problem `not_found`, `allergen_conflict`, `reason_needed` */
    draft: async (tx: Tx, plan: DraftPlan, command: ChangeCommand): Promise<number> => {
      const change = await prepare(tx, command)
      const version = await nextVersion(tx)
      await storeDraft(tx, { ...command, change, plan, version })
      await insertRevision(tx, true, { ...command, change })
      return version
    },
  }
}

export type PlanChanges = ReturnType<typeof planChanges>
