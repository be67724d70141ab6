import { randomUUID } from 'node:crypto'
import { type NotificationCategory, notificationCategories } from '@kostbar/contracts/settings/notification-categories'
import type { Actor } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { hashPassword, verifyPassword } from '../../infra/passwords.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import type { Sessions } from '../sessions/service.ts'
import { texts } from './texts.ts'

export interface Profile {
  firstName: string
  lastName: string | null
  phoneNumber: string
}

interface Passwords {
  currentPassword: string
  newPassword: string
}

type Needs = Pick<Infra, 'database' | 'rateLimits'> & { sessions: Sessions; mails: Mails }

const isCategory = (word: string): word is NotificationCategory => Object.hasOwn(notificationCategories, word)

/** What people change about their own account. */
export const settingsService = ({ database: { prisma }, rateLimits, sessions, mails }: Needs) => ({
  /**
   * Sets a new password, ends the sessions elsewhere, voids mailed links for a new one, and tells the owner.
   * @throws Problem `invalid_input` when the present password is wrong, `too_many_requests` for too many guesses
   */
  changePassword: async (actor: Actor, { currentPassword, newPassword }: Passwords): Promise<void> => {
    await rateLimits.count('passwordChange', actor.id)
    const where = { id: actor.id }
    const found = await prisma.user.findUnique({ where, select: { passwordHash: true } })
    if (!(await verifyPassword(found?.passwordHash, currentPassword)))
      throw new Problem('invalid_input', { fields: { currentPassword: texts.wrongPassword } })
    const passwordHash = await hashPassword(newPassword)
    await prisma.$transaction(async (tx) => {
      await tx.user.update({ where, data: { passwordHash } })
      await sessions.endOthers(tx, actor)
      await tx.passwordReset.updateMany({
        where: { userId: actor.id, usedAt: null },
        data: { expiresAt: new Date() },
      })
      await mails.order(tx, { kind: 'passwordChanged', userId: actor.id, about: randomUUID() })
    })
    await rateLimits.forget('passwordChange', actor.id)
  },

  /** What this person has switched off. */
  muted: async (id: string): Promise<NotificationCategory[]> => {
    const found = await prisma.user.findUnique({ where: { id }, select: { mutedNotifications: true } })
    return found?.mutedNotifications.filter(isCategory) ?? []
  },

  /** Switches exactly these off; gives them. */
  mute: async (id: string, muted: readonly NotificationCategory[]): Promise<NotificationCategory[]> => {
    const mutedNotifications = [...new Set(muted)]
    await prisma.user.update({ where: { id }, data: { mutedNotifications } })
    return mutedNotifications
  },

  changeProfile: async (id: string, { firstName, lastName, phoneNumber }: Profile): Promise<void> => {
    await prisma.user.update({ where: { id }, data: { firstName, lastName, phoneNumber } })
  },
})
