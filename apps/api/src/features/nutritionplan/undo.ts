import type { OverrideInput } from '@kostbar/contracts/nutritionplan/override-schemas'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import { planRightsOf } from './coached.ts'
import type { CareAccess } from './day-change.ts'
import type { PlanChanges } from './plan-change.ts'
import { itemIdOf, itemsOf, mealOf, type PlanChange, type PlanContent, revertOf } from './plan-content.ts'
import { loadDraft } from './plan-draft.ts'
import { loadReleased } from './released-plan.ts'
import { nameMeals, revisionDays } from './revisions.ts'

interface UndoCommand {
  readonly userId: string
  readonly revisionId: string
  readonly overrides: readonly OverrideInput[]
}

interface Dependencies {
  readonly careAccess: CareAccess
  readonly changes: PlanChanges
}

/**
 * Loads a revision; those of the draft only for staff.
 * @throws Problem `not_found`; `changed_meanwhile` when it is already undone
 */
async function findRevision(tx: Tx, actor: Actor, { userId, revisionId }: UndoCommand) {
  const revision = await tx
    .selectFrom('plan_revisions')
    .select(['draft', 'actor_id as actorId', 'undone_at as undoneAt'])
    .select((eb) => eb.ref('changes').$castTo<PlanChange>().as('changes'))
    .where('user_id', '=', userId)
    .where('id', '=', revisionId)
    .where(sql<boolean>`created_at > now() - make_interval(days => ${sql.lit(revisionDays)})`)
    .executeTakeFirst()
  if (!revision || (revision.draft && actor.id === userId)) throw new Problem('not_found')
  return revision
}

/** Refuses a coached member to undo changes by others. @throws Problem `swaps_off`, `coached` */
async function refuseOthers(tx: Tx, actor: Actor, userId: string, authorId: string | null): Promise<void> {
  const rights = await planRightsOf(tx, actor, userId)
  if (rights === 'none') throw new Problem('swaps_off')
  if (rights === 'swaps' && authorId !== actor.id) throw new Problem('coached')
}

/** Recipes and foods in the plan now or before the change; they may be planned again even when withdrawn. */
const knownItemsOf = (plan: PlanContent, { meals }: PlanChange) =>
  new Set([...itemsOf(plan), ...meals.flatMap(({ before }) => before.entries.map(itemIdOf))])

/** Undoes a change of a plan by a new change that reverts it. */
export function undoService({ transaction }: Database, { careAccess, changes }: Dependencies) {
  const refuseChanged = async (tx: Tx, plan: PlanContent, { meals }: PlanChange): Promise<never> => {
    const currentMeals = meals.map(({ day, meal }) => ({ day, meal, content: mealOf(plan, { day, meal }) }))
    throw new Problem('changed_meanwhile', { current: await nameMeals(tx, currentMeals) })
  }

  /**
   * Undoes a revision. The caller has authorized the actor for the user's plan.
   * @throws Problem `not_found`, `swaps_off`, `coached`; `changed_meanwhile` with the current meals unless they are as
   * the change left them; `allergen_conflict`, `reason_needed`, `consent_needed`
   */
  return async (actor: Actor, command: UndoCommand): Promise<void> => {
    const { userId, revisionId, overrides } = command
    const access = await careAccess(actor, userId, overrides)
    await transaction(async (tx) => {
      await lockUser(tx, userId)
      const { draft, actorId: authorId, undoneAt, changes: made } = await findRevision(tx, actor, command)
      await refuseOthers(tx, actor, userId, authorId)
      const draftPlan = draft ? await loadDraft(tx, userId) : null
      const plan = draftPlan ?? (await loadReleased(tx, userId))
      const change = undoneAt === null ? revertOf(plan, made) : null
      if (!change) return refuseChanged(tx, plan, made)
      const knownItems = knownItemsOf(plan, made)
      const undo = {
        actorId: actor.id,
        userId,
        careAccess: access,
        overrides,
        cause: 'UNDO',
        change,
        knownItems,
      } as const
      await (draftPlan ? changes.draft(tx, draftPlan, undo) : changes.release(tx, undo))
      await tx
        .updateTable('plan_revisions')
        .set({ undone_at: now, undone_by_id: actor.id })
        .where('user_id', '=', userId)
        .where('id', '=', revisionId)
        .execute()
    })
  }
}
