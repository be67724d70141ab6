import type { Area } from '@kostbar/contracts/endpoint'
import { Problem } from '../problems/problem.ts'
import { type Actor, isAdmin, isTrainer } from './actor.ts'

/** Access to another user's data. */
export interface AccessEvent {
  area: Area
  /** Whether it may change the data. */
  change: boolean
}

/**
 * Authorises an actor to access a user's data: their own, their client's, or as admin anyone's, which is recorded. The
 * guard calls it for a user id in the path; services call it for one in the body or query.
 * @throws Problem `forbidden`, and `slots_lapsed` when a trainer without usable client slots changes a client's data
 */
export type AuthorizeUser = (actor: Actor, userId: string | undefined, event: AccessEvent) => Promise<void>

interface AuthorizationDependencies {
  /** The coaching of an active or paused client by a trainer; null if there is none. */
  findCoaching: (trainerId: string, userId: string) => Promise<{ slotsLapsed: boolean } | null>
  /** Records an admin's access in the access log. */
  recordAccess: (adminId: string, userId: string, event: AccessEvent) => Promise<void>
}

export const userAuthorization =
  ({ findCoaching, recordAccess }: AuthorizationDependencies): AuthorizeUser =>
  async (actor, userId, event) => {
    if (!userId) throw new Problem('forbidden')
    if (actor.id === userId) return
    if (isAdmin(actor)) return recordAccess(actor.id, userId, event)
    const coaching = isTrainer(actor) ? await findCoaching(actor.id, userId) : null
    if (!coaching) throw new Problem('forbidden')
    if (event.change && coaching.slotsLapsed) throw new Problem('slots_lapsed')
  }
