import type { JWT } from '@fastify/jwt'
import * as z from 'zod/mini'

/** Lifetime of an access token in seconds: 15 minutes. */
export const accessLifetime = 15 * 60

const claims = z.object({ sub: z.uuid(), sid: z.uuid() })

/** Claims of an access token. */
export interface SessionClaims {
  userId: string
  sessionId: string
}

export interface AccessTokens {
  sign(userId: string, sessionId: string): string
  /** Claims of a token; null when it is invalid or expired. */
  read(token: string): SessionClaims | null
}

/** Signs and reads access tokens. Algorithm, issuer and audience are set where the JWT plugin is registered. */
export const accessTokens = (jwt: JWT): AccessTokens => ({
  sign: (userId, sessionId) => jwt.sign({ sub: userId, sid: sessionId }),
  read: (token) => {
    try {
      const { sub, sid } = claims.parse(jwt.verify(token))
      return { userId: sub, sessionId: sid }
    } catch {
      return null
    }
  },
})
