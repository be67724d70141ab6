import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Refresh tokens: 256 bits each; only their hashes are stored. */
export interface RefreshTokens {
  /** The first token of a session. */
  create(): string
  /**
   * The token a spent one is exchanged for: an HMAC of it. Concurrent exchanges of one token get the same successor,
   * although the database holds no token that could be returned a second time.
   */
  successorOf(token: string): string
}

/** @param secret server secret the successors' key is derived from */
export function refreshTokens(secret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'refresh token successor', 32))
  return {
    create: () => randomBytes(32).toString('base64url'),
    successorOf: (token) => createHmac('sha256', key).update(token).digest('base64url'),
  }
}

export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest()
