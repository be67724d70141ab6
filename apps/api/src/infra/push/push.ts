import { setImmediate as nextLoopTurn } from 'node:timers/promises'
import { type Dispatcher, request } from 'undici'
import webPush from 'web-push'
import { isAllowedEndpoint } from './endpoints.ts'

/** Push subscription of a browser: its endpoint and the keys its messages are encrypted with. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Result of sending a message. `GONE`: the subscription no longer exists. `REFUSED`: the push service does not accept
 * this message. `RETRY`: try again later, after `afterSeconds` if the push service named a time.
 */
export type PushOutcome =
  | { kind: 'SENT' }
  | { kind: 'GONE' }
  | { kind: 'REFUSED' }
  | { kind: 'RETRY'; afterSeconds: number | null }

export interface Push {
  /** Public VAPID key with which browsers subscribe; null while push is not configured. */
  readonly publicKey: string | null
  /** Whether messages may be sent to this endpoint. */
  allows(endpoint: string): boolean
  /**
   * Sends one message; never throws.
   * @param topic up to 32 characters of base64url; a message replaces an undelivered one of the same topic, so that
   * repeated attempts reach a device once
   */
  send(target: PushTarget, payload: object, topic: string): Promise<PushOutcome>
}

interface PushOptions {
  publicKey: string
  privateKey: string
  /** Contact of the operator for push services: `mailto:…`. */
  subject: string
  /** Origin of a local push service, allowed besides those of browsers. */
  localOrigin?: string | undefined
  /** Timeout of one attempt in milliseconds. */
  timeoutMs?: number
}

/** Time for which a push service keeps an undelivered message; after a day a notification is of no interest. */
const lifetimeSeconds = 24 * 60 * 60

const defaultTimeoutMs = 10_000

/**
 * A VAPID token is valid for 12 hours and reused for one hour: signing a token for each message would take a third of
 * the message's CPU time.
 */
const tokenSeconds = 60 * 60
const tokenLifetimeSeconds = 12 * tokenSeconds

/** Seconds of a `Retry-After` header (a number or a date); null without the header. */
function secondsOf(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string') return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}

function outcomeOf({ statusCode, headers }: Dispatcher.ResponseData): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'SENT' }
  if (statusCode === 404 || statusCode === 410) return { kind: 'GONE' }
  if (statusCode === 429 || statusCode >= 500) return { kind: 'RETRY', afterSeconds: secondsOf(headers['retry-after']) }
  return { kind: 'REFUSED' }
}

type PostOptions = Pick<Dispatcher.RequestOptions, 'headers' | 'body' | 'signal'>

/** Sends a request; redirects are not followed. undici's `request` takes half of the CPU time of `fetch`. */
async function post(endpoint: string, options: PostOptions): Promise<PushOutcome> {
  try {
    const response = await request(endpoint, { ...options, method: 'POST' })
    await response.body.dump()
    return outcomeOf(response)
  } catch {
    // No answer: the connection was refused or broke, or the attempt timed out.
    return { kind: 'RETRY', afterSeconds: null }
  }
}

/** Most cached tokens. Push services use a few origins, but a browser may report any subdomain of them. */
const maxTokens = 100

/** Gives the `Authorization` header for the origin of a push service; tokens are cached. */
function vapidTokens({ publicKey, privateKey, subject }: Pick<PushOptions, 'publicKey' | 'privateKey' | 'subject'>) {
  const tokens = new Map<string, { authorization: string; renewAtMs: number }>()
  return (origin: string): string => {
    const nowMs = Date.now()
    const current = tokens.get(origin)
    if (current && current.renewAtMs > nowMs) return current.authorization
    const expiresAt = Math.floor(nowMs / 1000) + tokenLifetimeSeconds
    const { Authorization: authorization } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      expiresAt,
    )
    if (tokens.size >= maxTokens) tokens.clear()
    tokens.set(origin, { authorization, renewAtMs: nowMs + tokenSeconds * 1000 })
    return authorization
  }
}

/**
 * Gives a function that waits for a turn of the event loop of the caller's own: encrypting blocks the process for half
 * a millisecond, and requests of members are answered between two messages instead of after a batch.
 */
function loopTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.then(() => nextLoopTurn())
    return last
  }
}

/** Opens Web Push (RFC 8030) with VAPID (RFC 8292). */
export function openPush(options: PushOptions): Push {
  const { publicKey, localOrigin, timeoutMs = defaultTimeoutMs } = options
  const tokenFor = vapidTokens(options)
  const ownLoopTurn = loopTurns()
  const allows = (endpoint: string) => isAllowedEndpoint(endpoint, localOrigin)

  /** Encrypts a message and builds its signed request. @returns null for invalid keys of a subscription */
  const encrypt = ({ endpoint, p256dh, auth }: PushTarget, payload: object, topic: string) => {
    const keys = { endpoint, keys: { p256dh, auth } }
    try {
      const headers = { Authorization: tokenFor(new URL(endpoint).origin) }
      const settings = { headers, topic, TTL: lifetimeSeconds, contentEncoding: 'aes128gcm' } as const
      return webPush.generateRequestDetails(keys, JSON.stringify(payload), settings)
    } catch {
      return null
    }
  }

  return {
    publicKey,
    allows,
    send: async (target, payload, topic) => {
      if (!allows(target.endpoint)) return { kind: 'GONE' }
      await ownLoopTurn()
      const encrypted = encrypt(target, payload, topic)
      if (!encrypted) return { kind: 'GONE' }
      return post(target.endpoint, {
        headers: encrypted.headers as Record<string, string>,
        body: encrypted.body,
        signal: AbortSignal.timeout(timeoutMs),
      })
    },
  }
}

/** Null object without VAPID keys: nobody can subscribe, and nothing is sent. */
export const unconfiguredPush: Push = {
  publicKey: null,
  allows: () => false,
  send: async () => ({ kind: 'GONE' }),
}
