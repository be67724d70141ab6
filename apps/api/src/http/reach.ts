import { Problem } from '../problems/problem.ts'
import { type Actor, isAdmin, isTrainer } from './actor.ts'

/**
 * Lets an actor reach a user's things: their own, their client's, anyone's as admin. For calls that name the user in the
 * body or query; a user in the path is checked by the guard. @throws Problem `forbidden`
 */
export type Reach = (actor: Actor, userId: string | undefined) => Promise<void>

/** @param coaches whether a trainer has this user as an active or paused client */
export const reachOf =
  (coaches: (trainerId: string, userId: string) => Promise<boolean>): Reach =>
  async (actor, userId) => {
    if (!userId) throw new Problem('forbidden')
    if (actor.id === userId || isAdmin(actor)) return
    if (!isTrainer(actor) || !(await coaches(actor.id, userId))) throw new Problem('forbidden')
  }
