import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'

/** Device token, stored by the browser after a sign-in: 256 random bits in base64url. */
const deviceToken = /^[\w-]{43}$/

/** Hash as which a device token is stored; null without a valid token. */
export const hashDeviceToken = (token: string | undefined): Buffer<ArrayBuffer> | null =>
  token && deviceToken.test(token) ? createHash('sha256').update(token).digest() : null

/**
 * Remembers the device on which a user signs in, so that wrong guesses made elsewhere do not slow the user down there.
 * @param token token of this device from an earlier sign-in, possibly of another user
 * @returns the token that the device keeps, and its hash
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
