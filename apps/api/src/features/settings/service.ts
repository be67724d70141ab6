import { randomUUID } from 'node:crypto'
import { type NotificationCategory, notificationCategories } from '@kostbar/contracts/settings/notification-categories'
import type { Actor } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { hashPassword, verifyPassword } from '../../infra/passwords.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import { passwordOwner, refuseWeakPassword } from '../passwords/rules.ts'
import type { Sessions } from '../sessions/service.ts'
import { setPasswordHash, voidResetLinks } from '../users/service.ts'
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

type SettingsDependencies = Pick<Infra, 'database' | 'rateLimits'> & { sessions: Sessions; mails: Mails }

const isCategory = (word: string): word is NotificationCategory => Object.hasOwn(notificationCategories, word)

/** Changes of one's own account: password, profile, notifications. */
export const settingsService = ({
  database: { prisma, transaction },
  rateLimits,
  sessions,
  mails,
}: SettingsDependencies) => ({
  /**
   * Sets a new password, ends the other sessions, voids mailed reset links, and mails the owner.
   * @throws Problem `invalid_input` when the current password is wrong or the new one weak, `too_many_requests` for too many attempts
   */
  changePassword: async (actor: Actor, { currentPassword, newPassword }: Passwords): Promise<void> => {
    await rateLimits.count('passwordChange', actor.id)
    const user = await prisma.user.findUnique({
      where: { id: actor.id },
      select: { passwordHash: true, ...passwordOwner },
    })
    if (!user || !(await verifyPassword(user.passwordHash, currentPassword)))
      throw new Problem('invalid_input', { fields: { currentPassword: texts.wrongPassword } })
    refuseWeakPassword(newPassword, user, 'newPassword')
    const passwordHash = await hashPassword(newPassword)
    await transaction(async (tx) => {
      await setPasswordHash(tx, actor.id, passwordHash)
      await sessions.endOthers(tx, actor)
      await voidResetLinks(tx, actor.id)
      await mails.enqueueMail(tx, { template: 'passwordChanged', userId: actor.id, subjectId: randomUUID() })
    })
    await rateLimits.reset('passwordChange', actor.id)
  },

  /** The muted notification categories. */
  muted: async (id: string): Promise<NotificationCategory[]> => {
    const user = await prisma.user.findUnique({ where: { id }, select: { mutedNotifications: true } })
    return user?.mutedNotifications.filter(isCategory) ?? []
  },

  /** Replaces the muted notification categories; returns them. */
  mute: async (id: string, muted: readonly NotificationCategory[]): Promise<NotificationCategory[]> => {
    const mutedNotifications = [...new Set(muted)]
    await prisma.user.update({ where: { id }, data: { mutedNotifications } })
    return mutedNotifications
  },

  changeProfile: async (id: string, { firstName, lastName, phoneNumber }: Profile): Promise<void> => {
    await prisma.user.update({ where: { id }, data: { firstName, lastName, phoneNumber } })
  },
})
