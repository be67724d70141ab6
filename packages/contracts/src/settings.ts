import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done } from './problem.ts'
import { line } from './scalars.ts'
import { texts } from './texts.ts'
import { credentials, firstName, newPassword, phoneNumber } from './users.ts'

/** The kinds of notification a person can switch off, with the names people read. */
export const notificationCategories = {
  TRAINER: 'Nachrichten von deinem Trainer',
  PLAN: 'Neues in deinem Ernährungsplan',
  DOCUMENTS: 'Neue Dokumente',
  CHALLENGES: 'Challenges und Erinnerungen',
} as const
export type NotificationCategory = keyof typeof notificationCategories
const category = z.enum(Object.keys(notificationCategories) as [NotificationCategory, ...NotificationCategory[]])

/** What is switched off. */
export const notificationSettings = z.object({ muted: z.array(category).check(z.maxLength(20, texts.default)) })

/** A new password from someone who is signed in and knows the present one. */
export const ownPasswordChange = z
  .object({
    currentPassword: credentials.shape.password,
    newPassword,
    newPasswordVerification: z.string(texts.passwordsDiffer),
  })
  .check(
    z.refine((body) => body.newPassword === body.newPasswordVerification, {
      error: texts.passwordsDiffer,
      path: ['newPasswordVerification'],
    }),
  )

export const profileChange = z.object({
  firstName,
  lastName: z._default(z.nullable(line(80)), null),
  phoneNumber,
})

export const settings = {
  changePassword: endpoint({
    method: 'POST',
    path: '/users/change-password',
    access: 'signedIn',
    summary: 'Set a new password by the present one; ends my sessions elsewhere',
    body: ownPasswordChange,
    output: done,
  }),
  notifications: endpoint({
    method: 'GET',
    path: '/users/notifications',
    access: 'signedIn',
    summary: 'The kinds of notification I have switched off',
    output: notificationSettings,
  }),
  setNotifications: endpoint({
    method: 'POST',
    path: '/users/notifications',
    access: 'signedIn',
    summary: 'Switch kinds of notification off and on',
    body: notificationSettings,
    output: notificationSettings,
  }),
  profile: endpoint({
    method: 'POST',
    path: '/users/profile',
    access: 'signedIn',
    summary: 'Change my name and phone number',
    body: profileChange,
    output: done,
  }),
}
