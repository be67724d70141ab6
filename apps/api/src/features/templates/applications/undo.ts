import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Actor } from '../../../http/actor.ts'
import type { Database, Tx } from '../../../infra/database.ts'
import { retryDeadlocks } from '../../../infra/database-errors.ts'
import { json, now } from '../../../infra/sql.ts'
import { Problem } from '../../../problems/problem.ts'
import {
  deleteDraft,
  isEmptyChange,
  itemIdOf,
  itemsOf,
  loadDraft,
  type MealSlot,
  type PlanChange,
  type PlanChanges,
  releaseOf,
  revertWhereUnchanged,
} from '../../nutritionplan/service.ts'
import { lockUser } from '../../users/service.ts'
import { storedCode } from '../refusals.ts'
import { listClients } from './clients.ts'
import { refusalOf } from './prepare.ts'
import { type ApplicationClientKey, findApplication, updateClientRow } from './store.ts'

interface AppliedChange {
  readonly revisionId: string
  readonly draft: boolean
  readonly changes: PlanChange
}

/**
 * Locks a client's row in an application and loads its change that can still be undone; null when nothing was changed.
 */
async function findChange(tx: Tx, { applicationId, clientId }: ApplicationClientKey): Promise<AppliedChange | null> {
  const { rows } = await sql<AppliedChange | { revisionId: null }>`
    SELECT v.id AS "revisionId", v.draft, v.changes
      FROM template_application_clients c LEFT JOIN plan_revisions v ON v.id = c.revision_id
     WHERE c.application_id = ${applicationId} AND c.client_id = ${clientId} AND c.undone_at IS NULL
       FOR UPDATE OF c`.execute(tx)
  const [change] = rows
  return change?.revisionId ? change : null
}

/** Refuses clients whose plan the trainer may no longer change. @throws Problem */
async function refuseFormerClient(tx: Tx, trainerId: string, clientId: string): Promise<void> {
  const [row] = await listClients(tx, trainerId, [clientId], true)
  const code = row ? refusalOf(row) : 'coaching_ended'
  if (code) throw new Problem(code)
}

/** Deletes a draft that no longer differs from the released week. */
async function deleteEmptyDraft(tx: Tx, userId: string): Promise<void> {
  const { draft, released } = await loadDraft(tx, userId)
  if (draft && isEmptyChange(releaseOf(released, draft))) await deleteDraft(tx, userId)
}

/** Undoes the application of a template where the plan has not changed since. */
export function undoService({ kysely, transaction }: Database, { changes }: { readonly changes: PlanChanges }) {
  /**
   * Reverts the change in one client's plan.
   * @returns meals that were changed since and stay
   * @throws Problem when nothing can be undone
   */
  const revert = async (tx: Tx, actor: Actor, clientId: string, made: AppliedChange): Promise<readonly MealSlot[]> => {
    const plan = await loadDraft(tx, clientId)
    if (made.draft && !plan.draft) throw new Problem('changed_meanwhile')
    const current = made.draft ? plan : plan.released
    const { change, changed } = revertWhereUnchanged(current, made.changes)
    if (isEmptyChange(change)) throw new Problem('changed_meanwhile')
    const before = made.changes.meals.flatMap((meal) => meal.before.entries.map(itemIdOf))
    const command = {
      actorId: actor.id,
      userId: clientId,
      careAccess: 'open',
      overrides: [],
      cause: 'UNDO',
      change,
      knownItems: new Set([...itemsOf(current), ...before]),
    } as const
    if (made.draft) {
      await changes.draft(tx, plan, command)
      await deleteEmptyDraft(tx, clientId)
    } else await changes.release(tx, command)
    await tx
      .updateTable('plan_revisions')
      .set({ undone_at: now, undone_by_id: actor.id })
      .where('user_id', '=', clientId)
      .where('id', '=', made.revisionId)
      .execute()
    return changed
  }

  const undoClient = async (tx: Tx, actor: Actor, key: ApplicationClientKey): Promise<void> => {
    await lockUser(tx, key.clientId)
    await refuseFormerClient(tx, actor.id, key.clientId)
    const made = await findChange(tx, key)
    const changedSince = made ? await revert(tx, actor, key.clientId, made) : []
    await updateClientRow(tx, key)
      .set({ undone_at: now, undo_problem: null, kept: json(changedSince) })
      .where('undone_at', 'is', null)
      .execute()
  }

  const undoOrRefuse = async (actor: Actor, key: ApplicationClientKey): Promise<void> => {
    try {
      await retryDeadlocks(() => transaction((tx) => undoClient(tx, actor, key)))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await updateClientRow(kysely, key)
        .set({ undo_problem: storedCode(error.code) })
        .where('undone_at', 'is', null)
        .execute()
    }
  }

  /**
   * Undoes an application for each client, in a transaction of its own. Can be repeated: it continues with the clients
   * not yet undone.
   * @throws Problem `not_found`; `undo_expired` after 24 hours
   */
  return async (actor: Actor, id: string) => {
    const { clients, undoUntil } = await findApplication(kysely, actor.id, id)
    if (undoUntil.getTime() < Date.now()) throw new Problem('undo_expired')
    for (const { clientId, status, undoneAt } of clients) {
      if (status !== 'APPLIED' || undoneAt) continue
      await setImmediate()
      await undoOrRefuse(actor, { applicationId: id, clientId })
    }
    await kysely
      .updateTable('template_applications')
      .set({ undone_at: now })
      .where('id', '=', id)
      .where('actor_id', '=', actor.id)
      .where('undone_at', 'is', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('template_application_clients as c')
            .whereRef('c.application_id', '=', 'template_applications.id')
            .where('c.undone_at', 'is not', null),
        ),
      )
      .execute()
    return findApplication(kysely, actor.id, id)
  }
}
