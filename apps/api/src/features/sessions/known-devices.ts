import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'

/** What a device keeps after a sign-in: 256 random bits, in base64url. */
const deviceToken = /^[\w-]{43}$/

/** The hash a device token is stored as; null without a token. */
export const hashDeviceToken = (token: string | undefined): Buffer<ArrayBuffer> | null =>
  token && deviceToken.test(token) ? createHash('sha256').update(token).digest() : null

/**
 * Remembers the device a user signs in on, so that guesses made elsewhere do not slow the user down there.
 * @param token of this device from an earlier sign-in, also of another user
 * @returns the token the device keeps, and its hash
 */
export async function rememberDevice(tx: Tx, userId: string, token: string | undefined) {
  const known = hashDeviceToken(token)
  const deviceTokenToKeep = known && token ? token : randomBytes(32).toString('base64url')
  const hash = known ?? createHash('sha256').update(deviceTokenToKeep).digest()
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, hash })
    .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doUpdateSet({ last_seen_at: now }))
    .execute()
  return { token: deviceTokenToKeep, hash }
}
