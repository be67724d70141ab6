import { randomBytes } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import type { BenchSession } from './fill.ts'

/** Secret that signs access tokens; the measured servers get it as a setting. */
export const sessionSecret = randomBytes(32).toString('base64url')

/** Master key that encrypts data keys; the measured servers get it as a setting. */
export const dataKeys = `bench:${randomBytes(32).toString('base64')}`

export const claims = { iss: 'kostbar', aud: 'kostbar-api' }

const sign = createSigner({ key: sessionSecret, algorithm: 'HS256', ...claims, expiresIn: 60 * 60 * 1000 })

/** The Authorization header of a session, valid for an hour. */
export const authorization = ({ userId, sessionId }: BenchSession): string =>
  `Bearer ${sign({ sub: userId, sid: sessionId })}`
