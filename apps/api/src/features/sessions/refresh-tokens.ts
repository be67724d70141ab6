import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Refresh tokens: 256 bits each; only their hashes are stored. */
export interface RefreshTokens {
  /** Generates the first token of a session. */
  create(): string
  /**
   * Successor of a spent token: an HMAC of it. Concurrent exchanges of one token therefore get the same successor,
   * although the database stores only hashes.
   */
  successorOf(token: string): string
}

/** Creates and derives refresh tokens. @param secret server secret from which the key of the HMAC is derived */
export function refreshTokens(secret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'refresh token successor', 32))
  return {
    create: () => randomBytes(32).toString('base64url'),
    successorOf: (token) => createHmac('sha256', key).update(token).digest('base64url'),
  }
}

export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest()
