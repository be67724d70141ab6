import { addsUp, energyOf } from '@kostbar/contracts/energy'
import type { MacroTargets } from '@kostbar/contracts/macros'
import type { Database } from '../../infra/database.ts'
import { lockUser } from '../users/service.ts'
import { texts } from './texts.ts'

/** As much of the past as one list shows. */
const historyLimit = 50

/** Daily targets: what holds now is kept with the user, what held before in the history. */
export const macrosService = ({ prisma }: Database) => ({
  /** @returns a German warning when the grams do not add up to the energy, else null. @throws Problem `not_found` */
  set: async (actorId: string, userId: string, targets: MacroTargets): Promise<string | null> => {
    await prisma.$transaction(async (tx) => {
      await lockUser(tx, userId)
      await tx.user.update({ where: { id: userId }, data: targets, select: { id: true } })
      await tx.macroTarget.create({ data: { ...targets, userId, setById: actorId } })
    })
    return addsUp(targets) ? null : texts.doesNotAddUp(energyOf(targets), targets.kcal)
  },

  /** Newest first. */
  history: async (userId: string) => {
    const entries = await prisma.macroTarget.findMany({
      where: { userId },
      orderBy: { id: 'desc' },
      take: historyLimit,
      include: { setBy: { select: { firstName: true } } },
    })
    return entries.map(({ setBy, ...entry }) => ({ ...entry, setBy: setBy?.firstName ?? null }))
  },
})
