import type { Database } from '../../infra/database.ts'
import { recordAction } from '../audit/service.ts'

/** Minutes for which a reason opens a user's health data to the admin who gave it. */
export const reasonMinutes = 60

/** Action of the access log entries that hold a reason. */
export const reasonAction = 'health.reason'

/** Reasons of admins for looking at health data. The user reads them in the access log. */
export const reasonsService = ({ transaction }: Database) => ({
  /** Opens a user's health data to an admin for an hour. @throws Problem `not_found` */
  giveReason: (adminId: string, userId: string, reason: string): Promise<void> =>
    transaction((tx) => recordAction(tx, adminId, reasonAction, userId, { reason })),
})
