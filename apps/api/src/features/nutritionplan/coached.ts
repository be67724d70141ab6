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
 * What an actor who may change a plan may change in it: everything; or, as a coached member, swap recipes, change portions
 * and switch meals; or nothing, when the trainer has switched that off.
 */
export type PlanRights = 'all' | 'swaps' | 'none'

/** The rights of an actor in the plan of a user. Two actors have all: staff, and a member without a trainer. */
export async function planRightsOf(db: Db, actor: Actor, userId: string): Promise<PlanRights> {
  if (actor.id !== userId) return 'all'
  const [coaching] = await findCoaching(db, { clientId: userId })
  if (!coaching) return 'all'
  return coaching.allowSwaps ? 'swaps' : 'none'
}

/** Refuses what is the trainer's: a coached member does not edit the own plan. @throws Problem `coached` */
export async function refuseCoached(tx: Tx, actor: Actor, userId: string): Promise<void> {
  if ((await planRightsOf(tx, actor, userId)) !== 'all') throw new Problem('coached')
}

/** Refuses changes of the own plan that the trainer has switched off. @throws Problem `swaps_off` */
export async function refuseSwapsOff(tx: Tx, actor: Actor, userId: string): Promise<void> {
  if ((await planRightsOf(tx, actor, userId)) === 'none') throw new Problem('swaps_off')
}
