import type { Actor } from '../../http/actor.ts'
import { refreshLifetime, type Tokens } from '../../http/cookies.ts'
import type { Database, Transaction } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { type AccessTokens, accessLifetime } from './access-tokens.ts'
import { liveSessions } from './live-sessions.ts'
import { hashOf, newRefreshToken } from './refresh-tokens.ts'

/** Two tabs may refresh with the same token at once; this many seconds apart it is no theft. */
const graceSeconds = 10

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

export type Sessions = ReturnType<typeof sessionsService>

/** Sign-in sessions: one per device, refresh tokens rotated at every use, revoked at once when they must be. */
export function sessionsService({ prisma, pool }: Database, accessTokens: AccessTokens) {
  const alive = liveSessions(pool)

  const issue = async (tx: Transaction, userId: string, sessionId: string): Promise<Tokens> => {
    const refreshToken = newRefreshToken()
    await tx.refreshToken.create({
      data: { hash: hashOf(refreshToken), sessionId, expiresAt: inSeconds(refreshLifetime) },
    })
    return {
      access_token: accessTokens.sign(userId, sessionId),
      refresh_token: refreshToken,
      expires_in: accessLifetime,
    }
  }

  /** Marks the token spent. @returns its session's id; null when it was spent before or is unknown */
  const spend = async (tx: Transaction, hash: Uint8Array<ArrayBuffer>): Promise<string | null> => {
    const [spent] = await tx.refreshToken.updateManyAndReturn({
      where: { hash, spentAt: null, expiresAt: { gt: new Date() } },
      data: { spentAt: new Date() },
      select: { sessionId: true },
    })
    return spent?.sessionId ?? null
  }

  /**
   * Why a token cannot be spent: within the grace its session goes on; later it was stolen.
   * @throws Problem `session_expired` for an unknown or expired one
   */
  const judgeReuse = async (tx: Transaction, hash: Uint8Array<ArrayBuffer>) => {
    const token = await tx.refreshToken.findUnique({ where: { hash } })
    if (!token?.spentAt) throw new Problem('session_expired')
    return { sessionId: token.sessionId, stolen: token.spentAt.getTime() + graceSeconds * 1000 <= Date.now() }
  }

  const prolong = async (tx: Transaction, id: string): Promise<Tokens> => {
    const notLocked = { OR: [{ lockedUntil: null }, { lockedUntil: { lte: new Date() } }] }
    const [session] = await tx.session.updateManyAndReturn({
      where: { id, revokedAt: null, user: notLocked },
      data: { lastSeenAt: new Date(), expiresAt: inSeconds(refreshLifetime) },
    })
    if (!session) throw new Problem('session_expired')
    return issue(tx, session.userId, session.id)
  }

  return {
    /** Opens a session for a person who has just proven who they are. */
    open: async (tx: Transaction, userId: string, userAgent: string): Promise<Tokens> => {
      const session = await tx.session.create({
        data: { userId, userAgent: userAgent.slice(0, 300), expiresAt: inSeconds(refreshLifetime) },
      })
      return issue(tx, userId, session.id)
    },

    /** Exchanges a refresh token. @throws Problem `session_expired` */
    rotate: async (refreshToken: string): Promise<Tokens> => {
      const hash = hashOf(refreshToken)
      const outcome = await prisma.$transaction(async (tx) => {
        const spent = await spend(tx, hash)
        if (spent) return prolong(tx, spent)
        const { sessionId, stolen } = await judgeReuse(tx, hash)
        return stolen ? { stolenFrom: sessionId } : prolong(tx, sessionId)
      })
      if (!('stolenFrom' in outcome)) return outcome
      // The whole family ends, the thief's tokens with it.
      await prisma.session.updateMany({
        where: { id: outcome.stolenFrom, revokedAt: null },
        data: { revokedAt: new Date() },
      })
      throw new Problem('session_expired')
    },

    /** The person behind an access token, while their session lives. */
    authenticate: async (accessToken: string): Promise<Actor | null> => {
      const claimed = accessTokens.read(accessToken)
      return claimed && alive.load(claimed)
    },

    /** Ends the session these tokens belong to, if any; either token will do. */
    end: async (accessToken: string | undefined, refreshToken: string | undefined): Promise<void> => {
      const claimed = accessToken ? accessTokens.read(accessToken) : null
      const owned = refreshToken ? { refreshTokens: { some: { hash: hashOf(refreshToken) } } } : null
      const where = claimed ? { id: claimed.sessionId } : owned
      if (where) await prisma.session.updateMany({ where, data: { revokedAt: new Date() } })
    },

    /** Ends every other session of the person behind this one. */
    endOthers: async (tx: Transaction, { id: userId, sessionId }: Actor): Promise<void> => {
      const where = { userId, revokedAt: null, id: { not: sessionId } }
      await tx.session.updateMany({ where, data: { revokedAt: new Date() } })
    },

    /** Ends every session of a user, at once and on every replica. */
    endAll: async (tx: Transaction, userId: string): Promise<void> => {
      await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } })
    },
  }
}
