import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { refreshLifetime, type Tokens } from '../../http/cookies.ts'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { newId, now, secondsFromNow } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { type AccessTokens, accessLifetime } from './access-tokens.ts'
import { rememberDevice } from './known-devices.ts'
import { liveSessions } from './live-sessions.ts'
import { recentSessions } from './recent-sessions.ts'
import { hashRefreshToken, type RefreshTokens } from './refresh-tokens.ts'
import { detectReuse, spendRefreshToken, storeRefreshToken, storeSuccessor } from './stored-tokens.ts'

export { deviceName } from './device-name.ts'
export { hashDeviceToken, rememberDevice } from './known-devices.ts'

/** Absolute lifetime of a session in seconds: 90 days from sign-in, however often it is refreshed. */
const maxSessionSeconds = 90 * 24 * 60 * 60

const maxUserAgentLength = 300

/** The client that signs in. */
export interface ClientInfo {
  ip: string
  userAgent: string
  /** Device token from an earlier sign-in on this device, if any. */
  deviceToken: string | undefined
}

const revoke = (db: Db) => db.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null)

/** Ends all sessions of a user, whose devices stay known: nothing suggests that somebody else used them. */
export async function endSessionsOnly(db: Db, userId: string): Promise<void> {
  await revoke(db).where('user_id', '=', userId).execute()
}

/** Extends a session, at most to its absolute lifetime. @returns its user's id @throws Problem `session_expired` */
async function extendSession(tx: Tx, id: string): Promise<string> {
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

/**
 * Updates the user's `last_seen_at`, unless the row is locked, so that a refresh never waits for a lock on the
 * account.
 */
async function touchUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_seen_at: now })
    .where('id', '=', (eb) =>
      eb.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().skipLocked(),
    )
    .execute()
}

export type Sessions = ReturnType<typeof sessionsService>

interface SessionTokens {
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
}

/** Sessions, one per device. Refresh tokens are rotated at every use; a revocation takes effect at the next request. */
export function sessionsService({ kysely, transaction }: Database, { accessTokens, refreshTokens }: SessionTokens) {
  const sessions = liveSessions(kysely)
  const findDuringOutage = recentSessions((claims) => sessions.load(claims))

  const tokensOf = (userId: string, sessionId: string, refreshToken: string): Tokens => ({
    access_token: accessTokens.sign(userId, sessionId),
    refresh_token: refreshToken,
    expires_in: accessLifetime,
  })

  const exchange = async (tx: Tx, refreshToken: string, sessionId: string): Promise<Tokens> => {
    const userId = await extendSession(tx, sessionId)
    await touchUser(tx, userId)
    return tokensOf(userId, sessionId, await storeSuccessor(refreshTokens, tx, refreshToken, sessionId))
  }

  return {
    /** Opens a session for an authenticated user and remembers the device. */
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
     * Exchanges a refresh token for its successor, repeatedly within the grace period; later reuse counts as theft and
     * revokes the session.
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

    /** User of an access token; null when the token is invalid or its session has ended. */
    authenticate: async (accessToken: string): Promise<Actor | null> => {
      const claims = accessTokens.read(accessToken)
      return claims && sessions.load(claims)
    },

    /**
     * Like `authenticate`, but answers within about two seconds; for admins it uses the last lookup while the database
     * does not answer.
     * @throws Problem `unavailable`
     */
    authenticateDuringOutage: async (accessToken: string): Promise<Actor | null> => {
      const claims = accessTokens.read(accessToken)
      return claims && findDuringOutage(claims)
    },

    /** Ends the session of these tokens, if any; one of the two tokens is enough. */
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

    /** Ends all other sessions of a user and forgets the other devices. */
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

    endSessionsOnly,

    /** Ends all sessions of a user and forgets their devices. */
    endAll: async (db: Db, userId: string): Promise<void> => {
      await revoke(db).where('user_id', '=', userId).execute()
      await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
    },
  }
}
