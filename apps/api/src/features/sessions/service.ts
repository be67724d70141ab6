import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { refreshLifetime, type Tokens } from '../../http/cookies.ts'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { newId, now, secondsFromNow } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { type AccessTokens, accessLifetime } from './access-tokens.ts'
import { rememberDevice } from './known-devices.ts'
import { liveSessions } from './live-sessions.ts'
import { hashRefreshToken, type RefreshTokens } from './refresh-tokens.ts'

export { hashDeviceToken, rememberDevice } from './known-devices.ts'

/** Grace period for concurrent refreshes: two tabs may use the same refresh token within these seconds. */
const reuseGraceSeconds = 10

/** Absolute lifetime of a session in seconds: 90 days after the sign-in it ends, however often it was refreshed. */
const maxSessionSeconds = 90 * 24 * 60 * 60

const maxUserAgentLength = 300

/** The client that signs in. */
export interface ClientInfo {
  ip: string
  userAgent: string
  /** What the device kept of an earlier sign-in. */
  deviceToken: string | undefined
}

export type Sessions = ReturnType<typeof sessionsService>

interface SessionTokens {
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
}

/** Sessions, one per device. Refresh tokens are rotated at every use; revocation takes effect at the next request. */
export function sessionsService({ kysely, transaction }: Database, { accessTokens, refreshTokens }: SessionTokens) {
  const sessions = liveSessions(kysely)

  /** Stores a refresh token unless it is stored already. @returns whether it is unspent */
  const storeRefreshToken = async (tx: Tx, token: string, sessionId: string): Promise<boolean> => {
    const stored = await tx
      .insertInto('refresh_tokens')
      .values({ hash: hashRefreshToken(token), session_id: sessionId, expires_at: secondsFromNow(refreshLifetime) })
      // Touches a stored row in order to return it.
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ session_id: sessionId }))
      .returning('spent_at')
      .executeTakeFirstOrThrow()
    return stored.spent_at === null
  }

  /** Stores the successor of a spent token; one that is spent in turn, within the grace period, is followed to its own. */
  const storeSuccessor = async (tx: Tx, token: string, sessionId: string): Promise<string> => {
    const successor = refreshTokens.successorOf(token)
    return (await storeRefreshToken(tx, successor, sessionId)) ? successor : storeSuccessor(tx, successor, sessionId)
  }

  const tokensOf = (userId: string, sessionId: string, refreshToken: string): Tokens => ({
    access_token: accessTokens.sign(userId, sessionId),
    refresh_token: refreshToken,
    expires_in: accessLifetime,
  })

  /** Marks a refresh token as spent. @returns its session's id; null when it is spent already, expired or unknown */
  const spendRefreshToken = async (tx: Tx, hash: Buffer): Promise<string | null> => {
    const token = await tx
      .updateTable('refresh_tokens')
      .set({ spent_at: now })
      .where('hash', '=', hash)
      .where('spent_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('session_id')
      .executeTakeFirst()
    return token?.session_id ?? null
  }

  /**
   * Judges the reuse of a spent token: within the grace period it is a concurrent refresh, later a theft.
   * @throws Problem `session_expired` for an unknown or expired token
   */
  const detectReuse = async (tx: Tx, hash: Buffer) => {
    const token = await tx
      .selectFrom('refresh_tokens')
      .select('session_id as sessionId')
      .select(sql<boolean>`spent_at <= now() - make_interval(secs => ${reuseGraceSeconds})`.as('isStolen'))
      .where('hash', '=', hash)
      .where('spent_at', 'is not', null)
      .executeTakeFirst()
    if (!token) throw new Problem('session_expired')
    return token
  }

  /** Extends a session up to its absolute lifetime. @returns its user's id @throws Problem `session_expired` */
  const extendSession = async (tx: Tx, id: string): Promise<string> => {
    const session = await tx
      .updateTable('sessions as s')
      .from('users as u')
      .set({
        last_seen_at: now,
        expires_at: sql<Date>`least(${secondsFromNow(refreshLifetime)}, s.created_at + make_interval(secs => ${maxSessionSeconds}))`,
      })
      .where('s.id', '=', id)
      .where('s.revoked_at', 'is', null)
      .where('s.expires_at', '>', now)
      .whereRef('u.id', '=', 's.user_id')
      .where((eb) => eb.or([eb('u.locked_until', 'is', null), eb('u.locked_until', '<=', now)]))
      .returning('s.user_id')
      .executeTakeFirst()
    if (!session) throw new Problem('session_expired')
    return session.user_id
  }

  /** Updates `last_seen_at`. Skipped while the row is locked, so that a refresh never waits for a lock of the account. */
  const touchUser = async (tx: Tx, userId: string): Promise<void> => {
    await tx
      .updateTable('users')
      .set({ last_seen_at: now })
      .where('id', '=', (eb) =>
        eb.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().skipLocked(),
      )
      .execute()
  }

  const exchange = async (tx: Tx, refreshToken: string, sessionId: string): Promise<Tokens> => {
    const userId = await extendSession(tx, sessionId)
    await touchUser(tx, userId)
    return tokensOf(userId, sessionId, await storeSuccessor(tx, refreshToken, sessionId))
  }

  const revoke = (db: Db) => db.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null)

  return {
    /** Opens a session for an authenticated user, and remembers the device. */
    open: async (tx: Tx, userId: string, { userAgent, deviceToken }: ClientInfo): Promise<Tokens> => {
      const device = await rememberDevice(tx, userId, deviceToken)
      const { id } = await tx
        .insertInto('sessions')
        .values({
          id: newId,
          user_id: userId,
          user_agent: userAgent.slice(0, maxUserAgentLength),
          device_hash: device.hash,
          expires_at: secondsFromNow(refreshLifetime),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const refreshToken = refreshTokens.create()
      await storeRefreshToken(tx, refreshToken, id)
      await touchUser(tx, userId)
      return { ...tokensOf(userId, id, refreshToken), device_token: device.token }
    },

    /**
     * Exchanges a refresh token, within the grace period for the same successor; a stolen one revokes its session.
     * @throws Problem `session_expired`
     */
    rotate: async (refreshToken: string): Promise<Tokens> => {
      const hash = hashRefreshToken(refreshToken)
      const outcome = await transaction(async (tx) => {
        const spentSessionId = await spendRefreshToken(tx, hash)
        if (spentSessionId) return exchange(tx, refreshToken, spentSessionId)
        const { sessionId, isStolen } = await detectReuse(tx, hash)
        return isStolen ? { stolenFrom: sessionId } : exchange(tx, refreshToken, sessionId)
      })
      if (!('stolenFrom' in outcome)) return outcome
      await revoke(kysely).where('id', '=', outcome.stolenFrom).execute()
      throw new Problem('session_expired')
    },

    /** The user behind an access token; null when the token is invalid or its session has ended. */
    authenticate: async (accessToken: string): Promise<Actor | null> => {
      const claims = accessTokens.read(accessToken)
      return claims && sessions.load(claims)
    },

    /** Ends the session of these tokens, if any; one of the two is enough. */
    end: async (accessToken: string | undefined, refreshToken: string | undefined): Promise<void> => {
      const claims = accessToken ? accessTokens.read(accessToken) : null
      if (claims) await revoke(kysely).where('id', '=', claims.sessionId).execute()
      else if (refreshToken)
        await revoke(kysely)
          .where('id', 'in', (eb) =>
            eb.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hashRefreshToken(refreshToken)),
          )
          .execute()
    },

    /** Ends every other session of a user, and forgets the other devices. */
    endOthers: async (db: Db, { id: userId, sessionId }: Actor): Promise<void> => {
      await revoke(db).where('user_id', '=', userId).where('id', '<>', sessionId).execute()
      await db
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('hash', 'not in', (eb) =>
          eb
            .selectFrom('sessions')
            .select((session) => session.fn.coalesce('device_hash', sql<Buffer>`''::bytea`).as('hash'))
            .where('id', '=', sessionId),
        )
        .execute()
    },

    /** Ends every session of a user, and forgets the devices. */
    endAll: async (db: Db, userId: string): Promise<void> => {
      await revoke(db).where('user_id', '=', userId).execute()
      await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
    },
  }
}
