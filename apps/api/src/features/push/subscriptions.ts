import { createHash } from 'node:crypto'
import type { Actor } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { deviceName } from '../sessions/service.ts'
import { isLive } from './outbox.ts'

interface SubscriptionInput {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Most devices in one list. */
const maxDevices = 50

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest()

/** Push subscriptions of devices; each lasts as long as its session. */
export const subscriptionsOfPush = ({ database: { kysely }, push }: Pick<Infra, 'database' | 'push'>) => ({
  /** The user's devices, newest first, and the VAPID public key to subscribe with. */
  state: async (actor: Actor) => {
    const rows = await kysely
      .selectFrom('push_subscriptions as s')
      .innerJoin('sessions', 'sessions.id', 's.session_id')
      .select([
        's.id',
        's.session_id',
        'sessions.user_agent',
        's.created_at as createdAt',
        's.last_sent_at as lastSentAt',
      ])
      .where('s.user_id', '=', actor.id)
      .where(isLive)
      .orderBy('s.id', 'desc')
      .limit(maxDevices)
      .execute()
    const devices = rows.map(({ session_id, user_agent, ...device }) => ({
      ...device,
      device: deviceName(user_agent),
      current: session_id === actor.sessionId,
    }))
    return { publicKey: push.publicKey, devices }
  },

  /**
   * Subscribes a browser, replacing a subscription that another user had in the same browser.
   * @throws Problem `push_unavailable` while push is not configured, `push_endpoint_refused`
   */
  subscribe: async (actor: Actor, { endpoint, keys }: SubscriptionInput): Promise<void> => {
    if (push.publicKey === null) throw new Problem('push_unavailable')
    if (!push.allows(endpoint)) throw new Problem('push_endpoint_refused')
    const row = { user_id: actor.id, session_id: actor.sessionId, endpoint, p256dh: keys.p256dh, auth: keys.auth }
    await kysely
      .deleteFrom('push_subscriptions')
      .where('endpoint_hash', '=', hashOf(endpoint))
      .where('user_id', '<>', actor.id)
      .execute()
    await kysely
      .insertInto('push_subscriptions')
      .values({ id: newId, endpoint_hash: hashOf(endpoint), ...row })
      .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet({ ...row, created_at: now }))
      .execute()
  },

  /** Removes a device of the user. @throws Problem `not_found` */
  remove: async (actor: Actor, id: string): Promise<void> => {
    const { numDeletedRows } = await kysely
      .deleteFrom('push_subscriptions')
      .where('id', '=', id)
      .where('user_id', '=', actor.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem('not_found')
  },
})
