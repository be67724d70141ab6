import { sql } from 'kysely'
import type { RepeatErasure } from '../erasures/service.ts'
import type { Files } from '../files/service.ts'
import type { Mails } from '../mail/service.ts'
import { deleteUnreadable } from '../second-factor/service.ts'
import { eraseHealthData } from './erasure.ts'
import { erasureDays } from './service.ts'

/**
 * Repeats an erasure of health data after a restore. The restored rows are encrypted with the data key that the erasure
 * replaced, so they are unreadable. The second factor is deleted for the same reason and has to be set up again.
 * Consents that the backup contains as given were revoked before the erasure.
 */
export const repeatHealthErasure =
  (files: Files, mails: Mails): RepeatErasure =>
  async (tx, userId, erasedAt) => {
    await eraseHealthData(tx, userId, files)
    await deleteUnreadable(tx, mails, userId)
    await tx
      .updateTable('consents')
      .set({
        revoked_at: sql<Date>`greatest(given_at, ${erasedAt}::timestamptz - make_interval(days => ${sql.lit(erasureDays)}))`,
      })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .execute()
  }
