import type { Database } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import { hashPassword } from '../../infra/passwords.ts'
import { Problem } from '../../problems/problem.ts'
import { linkPurposes } from '../mail/links.ts'
import type { Mails } from '../mail/service.ts'
import type { Sessions } from '../sessions/service.ts'

const requestReset = { name: 'request-password-reset' }

/** A link is good for 60 minutes and for one use; asking again voids the links before. */
const voidOlder = `UPDATE password_resets SET expires_at = now() WHERE user_id = $1::uuid AND used_at IS NULL`
const createReset = `INSERT INTO password_resets (id, user_id, expires_at)
  VALUES (uuidv7(), $1::uuid, now() + interval '60 minutes') RETURNING id`

/**
 * Looks the account up and orders its mail, outside the request: so the request takes as long for an unknown address.
 */
export const requestResetJob = (mails: Mails): Job<{ email: string }> => ({
  ...requestReset,
  run: async ({ email }, tx) => {
    const { rows } = await tx.executeSql('SELECT id FROM users WHERE email = $1', [email])
    const userId = (rows[0] as { id: string } | undefined)?.id
    if (!userId) return
    await tx.executeSql(voidOlder, [userId])
    const created = await tx.executeSql(createReset, [userId])
    const { id } = created.rows[0] as { id: string }
    await mails.order(tx, { kind: 'passwordReset', userId, about: id })
  },
})

type Needs = Pick<Infra, 'jobs' | 'links' | 'rateLimits'> & { database: Database; sessions: Sessions; mails: Mails }

/** A forgotten password, from asking for the link to the new one. */
export function passwordReset({ database: { prisma }, jobs, links, rateLimits, sessions, mails }: Needs) {
  /** The condition under which a link is still good. @throws Problem `link_invalid` for a token not made here */
  const openReset = (userId: string, token: string) => {
    const id = links.read(linkPurposes.passwordReset, token)
    if (!id) throw new Problem('link_invalid')
    return { id, userId, usedAt: null, expiresAt: { gt: new Date() } }
  }

  return {
    /** Answers alike for known and unknown addresses. @throws Problem `too_many_requests` for too many from one address */
    request: async (email: string, ip: string): Promise<void> => {
      await rateLimits.count('resetIp', ip)
      if (await rateLimits.allows('resetAccount', email)) await jobs.send(requestReset, { email })
    },

    /** @throws Problem `link_invalid` */
    check: async (userId: string, token: string): Promise<void> => {
      const open = await prisma.passwordReset.count({ where: openReset(userId, token) })
      if (open === 0) throw new Problem('link_invalid')
    },

    /** Sets the password, ends every session and tells the owner. @throws Problem `link_invalid` */
    change: async (userId: string, token: string, newPassword: string): Promise<void> => {
      const where = openReset(userId, token)
      const passwordHash = await hashPassword(newPassword)
      await prisma.$transaction(async (tx) => {
        const { count } = await tx.passwordReset.updateMany({ where, data: { usedAt: new Date() } })
        if (count === 0) throw new Problem('link_invalid')
        await tx.user.update({ where: { id: userId }, data: { passwordHash } })
        await sessions.endAll(tx, userId)
        await mails.order(tx, { kind: 'passwordChanged', userId, about: where.id })
      })
    },
  }
}
