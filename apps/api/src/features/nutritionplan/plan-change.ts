import { paths } from '@kostbar/contracts/paths'
import type { Tables } from '@kostbar/prisma/tables'
import { sql } from 'kysely'
import type { DataKeys } from '../../infra/data-keys.ts'
import type { Tx } from '../../infra/database.ts'
import { generateIds, json, newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { type OverrideCheckParams, requireOverrides } from './overrides.ts'
import { completeChange, countNewIds, itemIdOf, newEntriesOf, type PlanChange } from './plan-content.ts'
import { type DraftPlan, storeDraft } from './plan-draft.ts'
import { loadItems, type PlannableItem } from './plan-items.ts'
import { storeReleased } from './released-plan.ts'

export type ChangeCause = Tables['plan_revisions']['cause']

export interface ChangeCommand extends OverrideCheckParams {
  readonly cause: ChangeCause
  readonly change: PlanChange
  /** Recipes and foods already planned, which may stay even if the user may no longer see them. */
  readonly knownItems: ReadonlySet<string>
}

/** Next day version from the sequence; never given twice. */
async function nextVersion(tx: Tx): Promise<number> {
  const { rows } = await sql<{ version: number }>`SELECT nextval('plan_versions')::int AS version`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('No row of an expression')
  return row.version
}

/** Loads the recipes and foods of the changed meals. */
const loadItemsOf = (tx: Tx, userId: string, { meals }: PlanChange) => {
  const entries = meals.flatMap(({ after }) => after.entries)
  return loadItems(tx, userId, {
    recipeIds: entries.flatMap(({ recipeId }) => recipeId ?? []),
    foodIds: entries.flatMap(({ foodId }) => foodId ?? []),
  })
}

/**
 * Refuses recipes and foods that do not exist or, unless already planned, that the user may not see.
 * @throws Problem `not_found`
 */
function refuseInvisible({ change, knownItems }: ChangeCommand, items: ReadonlyMap<string, PlannableItem>): void {
  const ids = change.meals.flatMap(({ after }) => after.entries.map(itemIdOf))
  if (ids.some((id) => !(items.get(id)?.isVisible || (items.has(id) && knownItems.has(id)))))
    throw new Problem('not_found')
}

/** Stores a change as a revision. @returns its id */
async function insertRevision(
  tx: Tx,
  isDraft: boolean,
  { userId, actorId, cause, change }: Pick<ChangeCommand, 'userId' | 'actorId' | 'cause' | 'change'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('plan_revisions')
    .values({ id: newId, user_id: userId, draft: isDraft, cause, actor_id: actorId, changes: json(change) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Result of a stored change. */
export interface ChangeResult {
  /** New version of the changed days and, if it was changed, of the draft. */
  readonly version: number
  readonly revisionId: string
}

interface Dependencies {
  readonly dataKeys: DataKeys
  readonly notifications: Notifications
}

/**
 * Stores changes of plans, each with its revision. The caller has locked the user (`lockUser`), loaded the plan in the
 * same transaction and derived the change from it.
 */
export function planChanges({ dataKeys, notifications }: Dependencies) {
  /** Checks a change and completes it with ids and recipe versions. */
  const prepare = async (tx: Tx, command: ChangeCommand): Promise<PlanChange> => {
    const { userId, change } = command
    const items = await loadItemsOf(tx, userId, change)
    refuseInvisible(command, items)
    await requireOverrides(tx, dataKeys, command, newEntriesOf(change.meals), items)
    const ids = await generateIds(tx, countNewIds(change))
    return completeChange(change, ids, (itemId) => items.get(itemId)?.version ?? 1)
  }

  /** Notifies a member when somebody else changed their released plan. */
  const notify = async (tx: Tx, { actorId, userId, cause }: ChangeCommand) => {
    if (actorId === userId) return
    const kind = cause === 'PUBLISH' ? 'planReleased' : 'planChanged'
    const link = paths.nutritionPlan
    await notifications.add(tx, { userId, kind, actorId, subjectId: userId, link })
  }

  return {
    /** Changes the released plan. @throws Problem `not_found`, `allergen_conflict`, `reason_needed` */
    release: async (tx: Tx, command: ChangeCommand): Promise<ChangeResult> => {
      const change = await prepare(tx, command)
      const version = await nextVersion(tx)
      await storeReleased(tx, { ...command, change, version })
      const revisionId = await insertRevision(tx, false, { ...command, change })
      await notify(tx, command)
      return { version, revisionId }
    },

    /** Records the release of a draft that is as the released plan already: a repeated request is told by it. */
    releaseUnchanged: async (tx: Tx, { userId, actorId }: Pick<ChangeCommand, 'userId' | 'actorId'>): Promise<void> => {
      await insertRevision(tx, false, { userId, actorId, cause: 'PUBLISH', change: { meals: [], switches: [] } })
    },

    /** Changes the draft. @throws Problem `not_found`, `allergen_conflict`, `reason_needed` */
    draft: async (tx: Tx, plan: DraftPlan, command: ChangeCommand): Promise<ChangeResult> => {
      const change = await prepare(tx, command)
      const version = await nextVersion(tx)
      await storeDraft(tx, { ...command, change, plan, version })
      return { version, revisionId: await insertRevision(tx, true, { ...command, change }) }
    },
  }
}

export type PlanChanges = ReturnType<typeof planChanges>
