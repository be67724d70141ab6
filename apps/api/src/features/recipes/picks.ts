import type { Database } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import { canSee } from './detail.ts'

export interface Pick {
  recipeId: string
  /** How much of it, 0.25 to 10. */
  portions: number
  /** The state it shall be in; left out: the other one. */
  toggled?: boolean | undefined
}

/**
 * Picks a recipe for a user, or puts it back; a withdrawn one can only be put back.
 * @returns whether it is picked now. @throws Problem `not_found`
 */
export const togglePick = ({ prisma, pool }: Database) => {
  const visible = canSee(pool)
  return async (userId: string, { recipeId, portions, toggled }: Pick): Promise<boolean> => {
    const pickable = await visible(userId, recipeId)
    return prisma.$transaction(async (tx) => {
      await lockUser(tx, userId)
      const { count } = await tx.recipePick.deleteMany({ where: { userId, recipeId } })
      if (!(toggled ?? count === 0)) return false
      if (!pickable) throw new Problem('not_found')
      await tx.recipePick.create({ data: { userId, recipeId, portions } })
      return true
    })
  }
}
