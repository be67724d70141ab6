import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { id, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'

/**
 * Base64url text, as browsers encode the keys of a push subscription.
 * @param max maximum number of characters
 */
const base64url = (max: number) =>
  z.string(texts.default).check(z.maxLength(max, texts.default), z.regex(/^[A-Za-z0-9_-]+$/, texts.default))

/** Push subscription as `PushSubscription.toJSON()` returns it. */
export const pushSubscription = z.object({
  /** URL at the push service of the browser's vendor. */
  endpoint: z.url(texts.default).check(z.maxLength(1000, texts.default)),
  keys: z.object({ p256dh: base64url(120), auth: base64url(40) }),
})

/** Device that receives notifications. */
const pushDevice = z.object({
  id,
  /** Browser and system in German: `Chrome auf Windows`. */
  device: z.string(),
  createdAt: timestamp,
  /** Time of the last delivery to the device; null before the first. */
  lastSentAt: z.nullable(timestamp),
  /** Whether the device belongs to this session. */
  current: z.boolean(),
})
export type PushDevice = z.input<typeof pushDevice>

export const pushSchemas = () => ({
  state: {
    summary: 'My devices with push notifications, and the public key to subscribe with',
    output: z.object({
      /** Public VAPID key in base64url; null while push is not configured. */
      publicKey: z.nullable(z.string()),
      devices: z.array(pushDevice),
    }),
  },
  subscribe: {
    summary: 'Deliver notifications to this device as long as its session lasts',
    body: pushSubscription,
    output: done,
  },
  remove: { summary: 'Stop delivering to a device', params: z.object({ id }), output: done },
})
