import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'

const findCoaching = prepared((db, { clientId }: Params<{ clientId: string }>) =>
  db
    .selectFrom('client_relations')
    .select('allow_swaps as allowSwaps')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`status IN ('ACTIVE', 'PAUSED')`),
)

/**
 * Extent to which an authorized actor may change a plan. `all`: everything; `swaps`: a coached member may swap recipes,
 * change portions and switch meals; `none`: the trainer has turned that off.
 */
export type PlanRights = 'all' | 'swaps' | 'none'

/** Rights of an actor in a user's plan. Staff and members without a trainer have `all`. */
export async function planRightsOf(db: Db, actor: Actor, userId: string): Promise<PlanRights> {
  if (actor.id !== userId) return 'all'
  const [coaching] = await findCoaching(db, { clientId: userId })
  if (!coaching) return 'all'
  return coaching.allowSwaps ? 'swaps' : 'none'
}

/** Refuses edits of the own plan by a coached member, whose trainer plans it. @throws Problem `coached` */
export async function refuseCoached(tx: Tx, actor: Actor, userId: string): Promise<void> {
  if ((await planRightsOf(tx, actor, userId)) !== 'all') throw new Problem('coached')
}

/**
 * Refuses swaps, portions and switches in the own plan when the trainer has turned them off.
 * @throws Problem `swaps_off`
 */
export async function refuseSwapsOff(tx: Tx, actor: Actor, userId: string): Promise<void> {
  if ((await planRightsOf(tx, actor, userId)) === 'none') throw new Problem('swaps_off')
}
