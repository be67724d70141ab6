import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'

const findCoaching = prepared((db, { clientId }: Params<{ clientId: string }>) =>
  db
    .selectFrom('client_relations')
    .select('allow_swaps as allowSwaps')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`status IN ('ACTIVE', 'PAUSED')`),
)

/** Refuses what is the trainer's: a coached member does not edit the own plan. @throws Problem `coached` */
export async function refuseCoached(tx: Tx, actor: Actor, userId: string): Promise<void> {
  if (actor.id !== userId) return
  const [coaching] = await findCoaching(tx, { clientId: userId })
  if (coaching) throw new Problem('coached')
}

/** Refuses changes of the own plan that the trainer has switched off. @throws Problem `swaps_off` */
export async function refuseSwapsOff(tx: Tx, actor: Actor, userId: string): Promise<void> {
  if (actor.id !== userId) return
  const [coaching] = await findCoaching(tx, { clientId: userId })
  if (coaching && !coaching.allowSwaps) throw new Problem('swaps_off')
}
