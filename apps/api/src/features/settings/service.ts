import { randomUUID } from 'node:crypto'
import { type NotificationCategory, notificationCategories } from '@kostbar/contracts/settings/notification-categories'
import type { Actor } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { hashPassword } from '../../infra/passwords.ts'
import { Problem } from '../../problems/problem.ts'
import { loadCareProfile, needsProtectiveMode } from '../care-profile/service.ts'
import { voidEmailChanges } from '../email-address/service.ts'
import type { Mails } from '../mail/service.ts'
import { passwordOwner, refuseWeakPassword } from '../passwords/service.ts'
import type { Sessions } from '../sessions/service.ts'
import {
  type CurrentPasswordCheck,
  lockUser,
  setPasswordHash,
  setProtectiveMode,
  voidResetLinks,
} from '../users/service.ts'

export interface UserProfile {
  firstName: string
  lastName: string | null
  phoneNumber: string
}

interface Passwords {
  currentPassword: string
  newPassword: string
}

type SettingsDependencies = Pick<Infra, 'database' | 'dataKeys' | 'siteName'> & {
  sessions: Sessions
  mails: Mails
  checkPassword: CurrentPasswordCheck
}

const isCategory = (word: string): word is NotificationCategory => Object.hasOwn(notificationCategories, word)

/** Settings of the own account: password, notifications, first steps, protective mode. */
export const settingsService = ({
  database: { prisma, transaction },
  dataKeys,
  siteName,
  sessions,
  mails,
  checkPassword,
}: SettingsDependencies) => ({
  /**
   * Sets a new password, ends the other sessions, voids mailed links and mails the owner.
   * @throws Problem `invalid_input` when the current password is wrong or the new one weak, `too_many_requests` for too
   * many attempts
   */
  changePassword: async (actor: Actor, { currentPassword, newPassword }: Passwords): Promise<void> => {
    await checkPassword(actor.id, currentPassword)
    const owner = await prisma.user.findUniqueOrThrow({ where: { id: actor.id }, select: passwordOwner })
    refuseWeakPassword(newPassword, { owner, siteName }, 'newPassword')
    const passwordHash = await hashPassword(newPassword)
    await transaction(async (tx) => {
      await setPasswordHash(tx, actor.id, passwordHash)
      await sessions.endOthers(tx, actor)
      await voidResetLinks(tx, actor.id)
      await voidEmailChanges(tx, actor.id)
      await mails.enqueueMail(tx, { template: 'passwordChanged', userId: actor.id, subjectId: randomUUID() })
    })
  },

  /** The user's muted notification categories. */
  muted: async (id: string): Promise<NotificationCategory[]> => {
    const user = await prisma.user.findUnique({ where: { id }, select: { mutedNotifications: true } })
    return user?.mutedNotifications.filter(isCategory) ?? []
  },

  /** Replaces the muted notification categories. @returns the stored categories, each once */
  mute: async (id: string, muted: readonly NotificationCategory[]): Promise<NotificationCategory[]> => {
    const mutedNotifications = [...new Set(muted)]
    await prisma.user.update({ where: { id }, data: { mutedNotifications } })
    return mutedNotifications
  },

  /** Hides the first steps, or shows them again. */
  setFirstSteps: async (id: string, hidden: boolean): Promise<void> => {
    await prisma.user.update({ where: { id }, data: { firstStepsHiddenAt: hidden ? new Date() : null } })
  },

  /** Switches protective mode on or off. @throws Problem `protective_mode_required` when it must stay on */
  setProtectiveMode: (userId: string, isOn: boolean): Promise<void> =>
    transaction(async (tx) => {
      await lockUser(tx, userId)
      if (!isOn) {
        const { profile } = await loadCareProfile(tx, await dataKeys.ofUser(tx, userId), userId)
        if (needsProtectiveMode(profile)) throw new Problem('protective_mode_required')
      }
      await setProtectiveMode(tx, userId, isOn)
    }),

  changeProfile: async (id: string, { firstName, lastName, phoneNumber }: UserProfile): Promise<void> => {
    await prisma.user.update({ where: { id }, data: { firstName, lastName, phoneNumber } })
  },
})
