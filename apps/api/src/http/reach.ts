import { Problem } from '../problems/problem.ts'
import { type Actor, isAdmin, isTrainer } from './actor.ts'

/** What someone does with another's things. */
export interface Visit {
  /** Which things, by the name of the feature: `documents`. */
  area: string
  change: boolean
}

/**
 * Lets an actor reach a user's things: their own, their client's, anyone's as admin, who leaves a trace. For calls that
 * name the user in the body or query; a user in the path is checked by the guard. @throws Problem `forbidden`
 */
export type Reach = (actor: Actor, userId: string | undefined, visit: Visit) => Promise<void>

interface ReachRules {
  /** Whether a trainer has this user as an active or paused client. */
  coaches: (trainerId: string, userId: string) => Promise<boolean>
  /** Keeps on record that an admin was there. */
  record: (adminId: string, userId: string, visit: Visit) => Promise<void>
}

export const reachOf =
  ({ coaches, record }: ReachRules): Reach =>
  async (actor, userId, visit) => {
    if (!userId) throw new Problem('forbidden')
    if (actor.id === userId) return
    if (isAdmin(actor)) return record(actor.id, userId, visit)
    if (!isTrainer(actor) || !(await coaches(actor.id, userId))) throw new Problem('forbidden')
  }
