import type { WorkoutLink } from '@kostbar/prisma/client'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { countRows, newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'

/** Most links in one list. */
const maxLinks = 200

export interface WorkoutLinkDraft {
  userId: string
  name: string
  link: string
  /** Client key of the request; undefined adds a link in any case. */
  key?: string | undefined
}

const linkColumns = ['id', 'user_id as userId', 'name', 'link'] as const

/** The link that was added for a user with this key before. */
const findByKey = (tx: Tx, userId: string, key: string) =>
  tx
    .selectFrom('workout_links')
    .select(linkColumns)
    .where((eb) => eb.and({ user_id: userId, client_key: key }))
    .executeTakeFirst()

/** Prisma condition: links that the actor may delete: their own, their clients', or any as admin. */
function deletableBy(actor: Actor) {
  if (isAdmin(actor)) return {}
  const coached = {
    trainers: { some: { trainerId: actor.id, status: { in: ['ACTIVE' as const, 'PAUSED' as const] } } },
  }
  return { user: { OR: [{ id: actor.id }, ...(isTrainer(actor) ? [coached] : [])] } }
}

/** Workout links of members. */
export const workoutService = ({ prisma, transaction }: Database, authorizeUser: AuthorizeUser) => ({
  /** A user's links, oldest first. */
  list: (userId: string) =>
    prisma.workoutLink.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      take: maxLinks,
      select: { id: true, userId: true, name: true, link: true },
    }),

  /**
   * Adds a link for the actor or a client. Repeated with the same key, returns the first link.
   * @throws Problem `forbidden`, `not_found`, `list_full`
   */
  add: async (
    actor: Actor,
    { userId, name, link, key }: WorkoutLinkDraft,
  ): Promise<Pick<WorkoutLink, 'id' | 'userId' | 'name' | 'link'>> => {
    await authorizeUser(actor, userId, { area: 'workout', change: true })
    return transaction(async (tx) => {
      // A repeated request finds the link of the first.
      await lockUser(tx, userId)
      const existing = key === undefined ? undefined : await findByKey(tx, userId, key)
      if (existing) return existing
      const { count } = await tx
        .selectFrom('workout_links')
        .select(countRows)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      if (count >= maxLinks) throw new Problem('list_full')
      return tx
        .insertInto('workout_links')
        .values({ id: newId, user_id: userId, name, link, client_key: key ?? null })
        .returning(linkColumns)
        .executeTakeFirstOrThrow()
    })
  },

  /** Deletes a link of the actor or of a client. @throws Problem `not_found` */
  remove: async (actor: Actor, id: string): Promise<void> => {
    const link = await prisma.workoutLink.findFirst({ where: { id, ...deletableBy(actor) }, select: { userId: true } })
    if (!link) throw new Problem('not_found')
    await authorizeUser(actor, link.userId, { area: 'workout', change: true })
    await prisma.workoutLink.deleteMany({ where: { id, userId: link.userId } })
  },
})
