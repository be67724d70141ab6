import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '../../infra/database.ts'
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
import { lockUsers, setPasswordHash, voidResetLinks } from '../users/service.ts'

const requestReset = { name: 'request-password-reset' }

/** Lifetime of a reset link, in seconds. A link works once, and requesting another one voids it. */
const linkSeconds = 60 * 60

/** Job: creates a reset link and enqueues its mail; does nothing for an unknown user. */
export const requestResetJob = (mails: Mails): Job<{ userId: string }> => ({
  ...requestReset,
  run: async ({ userId }, tx) => {
    // The row lock keeps the account's address from changing before the mail is enqueued.
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

type PasswordResetDependencies = Pick<Infra, 'jobs' | 'links' | 'rateLimits' | 'siteName'> & {
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
  siteName,
  sessions,
  mails,
}: PasswordResetDependencies) {
  /**
   * Prisma condition for the password reset of this token that is neither used nor expired.
   * @throws Problem `link_invalid` for a token with a wrong signature
   */
  const openReset = (userId: string, token: string) => {
    const id = links.verify(linkPurposes.passwordReset, token)
    if (!id) throw new Problem('link_invalid')
    return { id, userId, usedAt: null, expiresAt: { gt: new Date() } }
  }

  return {
    /**
     * Requests a reset link for an address. An unknown address enqueues a job with a random user id, so that neither
     * response nor response time reveals whether the account exists.
     * @throws Problem `too_many_requests` per client IP
     */
    request: async (email: string, ip: string): Promise<void> => {
      await rateLimits.count('resetIp', ip)
      if (!(await rateLimits.allows('resetAccount', email))) return
      const user = await prisma.user.findUnique({ where: { email }, select: { id: true } })
      await jobs.send(requestReset, { userId: user?.id ?? randomUUID() })
    },

    /**
     * Counts a reset link on behalf of the account's owner, for admins.
     * @returns requests it in a transaction
     * @throws Problem `not_found`, `too_many_requests` per account
     */
    requestFor: async (userId: string) => {
      const { email } = await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
      await rateLimits.count('resetAccount', email)
      return (tx: Tx): Promise<void> => jobs.send(requestReset, { userId }, tx)
    },

    /** Checks that a reset link is still valid, before the form is shown. @throws Problem `link_invalid` */
    check: async (userId: string, token: string): Promise<void> => {
      const open = await prisma.passwordReset.count({ where: openReset(userId, token) })
      if (open === 0) throw new Problem('link_invalid')
    },

    /**
     * Sets the password, ends all sessions and mails the owner. Opening the mailed link also confirms the account's
     * address.
     * @returns device token that makes this device a known one: the owner can sign in here although others guess
     * passwords
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
      refuseWeakPassword(newPassword, { owner: reset.user, siteName }, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      return transaction(async (tx) => {
        // Lock order: the user before the links, as everything that voids them; otherwise deadlocks.
        await lockUsers(tx, [userId])
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
