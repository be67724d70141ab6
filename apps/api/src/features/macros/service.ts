import { addsUp, energyOf } from '@kostbar/contracts/energy'
import type { MacroTargets } from '@kostbar/contracts/macros/schemas'
import type { Database } from '../../infra/database.ts'
import { newId, now } from '../../infra/sql.ts'
import type { Notifications } from '../notifications/service.ts'
import { lockUser } from '../users/service.ts'
import { texts } from './texts.ts'

const maxHistoryEntries = 50

/** Daily targets: the current ones are columns of the user, all of them are rows of the history. */
export const macrosService = ({ prisma, transaction }: Database, notifications: Notifications) => ({
  /** @returns a German warning when the grams do not add up to the energy, else null. @throws Problem `not_found` */
  set: async (actorId: string, userId: string, targets: MacroTargets): Promise<string | null> => {
    const { kcal, carbs, proteins, fats } = targets
    await transaction(async (tx) => {
      await lockUser(tx, userId)
      await tx
        .updateTable('users')
        .set({ kcal, carbs, proteins, fats, updated_at: now })
        .where('id', '=', userId)
        .execute()
      await tx
        .insertInto('macro_targets')
        .values({ id: newId, user_id: userId, set_by_id: actorId, kcal, carbs, proteins, fats })
        .execute()
      if (actorId !== userId)
        await notifications.add(tx, {
          userId,
          kind: 'targetsChanged',
          actorId,
          subjectId: userId,
          link: '/profile',
        })
    })
    return addsUp(targets) ? null : texts.doesNotAddUp(energyOf(targets), targets.kcal)
  },

  /** Newest first. */
  history: async (userId: string) => {
    const entries = await prisma.macroTarget.findMany({
      where: { userId },
      orderBy: { id: 'desc' },
      take: maxHistoryEntries,
      include: { setBy: { select: { firstName: true } } },
    })
    return entries.map(({ setBy, ...entry }) => ({ ...entry, setBy: setBy?.firstName ?? null }))
  },
})
