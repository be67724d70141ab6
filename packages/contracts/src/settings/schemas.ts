import * as z from 'zod/mini'
import { credentials, newPassword } from '../auth/schemas.ts'
import { done } from '../problem.ts'
import { keysOf, line } from '../scalars.ts'
import { texts } from '../texts.ts'
import { firstName, phoneNumber } from '../users/schemas.ts'
import { notificationCategories } from './notification-categories.ts'

const category = keysOf(notificationCategories)

/** Muted notification categories. */
const notificationSettings = z.object({ muted: z.array(category).check(z.maxLength(20, texts.default)) })

/** Password change by a signed-in user, authorised by the current password. */
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

export const settingsSchemas = () => ({
  changePassword: {
    summary: 'Change my password; needs the current one, and ends my sessions elsewhere',
    body: ownPasswordChange,
    output: done,
  },
  notifications: { summary: 'The kinds of notification I have switched off', output: notificationSettings },
  setNotifications: {
    summary: 'Switch kinds of notification off and on',
    body: notificationSettings,
    output: notificationSettings,
  },
  setProtectiveMode: {
    summary: "Hide my kcal, weight and rankings from me ('ohne Zahlen'), or show them again",
    body: z.object({ protectiveMode: z.boolean(texts.default) }),
    output: done,
  },
  setFirstSteps: {
    summary: 'Hide or show the first steps on my overview',
    body: z.object({ hidden: z.boolean(texts.default) }),
    output: done,
  },
  setProfile: { summary: 'Change my name and phone number', body: profileChange, output: done },
})
