import { randomUUID } from 'node:crypto'
import type { Database } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import { hashPassword } from '../../infra/passwords.ts'
import { newId, now, secondsFromNow } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { confirmOwnAddress, voidEmailChanges } from '../email-address/service.ts'
import { linkPurposes } from '../mail/links.ts'
import type { Mails } from '../mail/service.ts'
import { passwordOwner, refuseWeakPassword } from '../passwords/service.ts'
import type { ClientInfo, Sessions } from '../sessions/service.ts'
import { rememberDevice } from '../sessions/service.ts'
import { setPasswordHash, voidResetLinks } from '../users/service.ts'

const requestReset = { name: 'request-password-reset' }

/** Lifetime of a reset link, which works once; requesting another one voids it. */
const linkSeconds = 60 * 60

/** Creates a reset link and enqueues its mail; without effect for an unknown user. */
export const requestResetJob = (mails: Mails): Job<{ userId: string }> => ({
  ...requestReset,
  run: async ({ userId }, tx) => {
    // Locked, so that the address does not change before its mail is enqueued.
    const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
    if (!user) return
    await voidResetLinks(tx, userId)
    const { id } = await tx
      .insertInto('password_resets')
      .values({ id: newId, user_id: userId, expires_at: secondsFromNow(linkSeconds) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await mails.enqueueMail(tx, { template: 'passwordReset', userId, subjectId: id })
  },
})

type PasswordResetDependencies = Pick<Infra, 'jobs' | 'links' | 'rateLimits'> & {
  database: Database
  sessions: Sessions
  mails: Mails
}

/** Replacing a forgotten password with a mailed link. */
export function passwordReset({
  database: { prisma, transaction },
  jobs,
  links,
  rateLimits,
  sessions,
  mails,
}: PasswordResetDependencies) {
  /** Prisma condition: the reset of this token, unless it is used or expired. @throws Problem `link_invalid` for an invalid token */
  const openReset = (userId: string, token: string) => {
    const id = links.verify(linkPurposes.passwordReset, token)
    if (!id) throw new Problem('link_invalid')
    return { id, userId, usedAt: null, expiresAt: { gt: new Date() } }
  }

  return {
    /**
     * Requests a reset link. An unknown address enqueues a job, too, so that neither answer nor duration tells whether there
     * is an account. @throws Problem `too_many_requests` per client IP
     */
    request: async (email: string, ip: string): Promise<void> => {
      await rateLimits.count('resetIp', ip)
      if (!(await rateLimits.allows('resetAccount', email))) return
      const user = await prisma.user.findUnique({ where: { email }, select: { id: true } })
      await jobs.send(requestReset, { userId: user?.id ?? randomUUID() })
    },

    /** @throws Problem `link_invalid` */
    check: async (userId: string, token: string): Promise<void> => {
      const open = await prisma.passwordReset.count({ where: openReset(userId, token) })
      if (open === 0) throw new Problem('link_invalid')
    },

    /**
     * Sets the password, ends every session and mails the owner. The link was mailed to the account's address, which
     * confirms it.
     * @returns the token of this device: who reads the owner's mail may sign in here while others guess passwords
     * @throws Problem `link_invalid`, `invalid_input` for a weak password
     */
    change: async (
      userId: string,
      { token, newPassword }: { token: string; newPassword: string },
      client: ClientInfo,
    ): Promise<string> => {
      const where = openReset(userId, token)
      const { id } = where
      const reset = await prisma.passwordReset.findFirst({ where, select: { user: { select: passwordOwner } } })
      if (!reset) throw new Problem('link_invalid')
      refuseWeakPassword(newPassword, reset.user, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      return transaction(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('password_resets')
          .set({ used_at: now })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Problem('link_invalid')
        await setPasswordHash(tx, userId, passwordHash)
        await voidEmailChanges(tx, userId)
        await confirmOwnAddress(tx, userId)
        await sessions.endAll(tx, userId)
        await mails.enqueueMail(tx, { template: 'passwordChanged', userId, subjectId: id })
        return (await rememberDevice(tx, userId, client.deviceToken)).token
      })
    },
  }
}
