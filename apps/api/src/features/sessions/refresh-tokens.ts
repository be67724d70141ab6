import { createHash, randomBytes } from 'node:crypto'

/** A new refresh token: 256 random bits; only its hash is stored. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest()
