import { relationsService } from './features/clients/service.ts'
import type { ErasureKind, RepeatErasure } from './features/erasures/service.ts'
import { filesService } from './features/files/service.ts'
import { repeatHealthErasure } from './features/health/repeated-erasure.ts'
import { mailService } from './features/mail/service.ts'
import { notificationsService } from './features/notifications/service.ts'
import { enqueuePush } from './features/push/service.ts'
import { eraseAccount } from './features/users/account.ts'
import type { Infra } from './infra/infra.ts'

/**
 * How each kind of erasure is repeated after a backup was restored. An erased person is not told again; the other
 * people of their coachings are, because the backup has them as running.
 */
export function repeatedErasures({
  database,
  jobs,
}: Pick<Infra, 'database' | 'jobs'>): Readonly<Record<ErasureKind, RepeatErasure>> {
  const mails = mailService(jobs)
  const files = filesService(jobs)
  const relations = relationsService({ mails, notifications: notificationsService(database, enqueuePush(jobs)) })
  return {
    ACCOUNT: async (tx, userId) => void (await eraseAccount(tx, { files, mails, relations, jobs }, userId)),
    HEALTH: repeatHealthErasure(files, mails),
  }
}
