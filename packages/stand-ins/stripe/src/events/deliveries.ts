import type { Context } from '../context.ts'
import type { Delivery } from '../objects/event.ts'
import { render } from '../wire/render.ts'
import { signatureOf } from './signature.ts'

export type DeliveryOptions = {
  /** Delays in ms after each failed attempt; the last one repeats. */
  retryDelays?: readonly number[]
  /** Response timeout in ms. */
  timeout?: number
}

/** Delivery faults for tests of webhook receivers. */
export type DeliveryFaults = {
  /** Sends each event twice. */
  duplicate: boolean
  /** Sends waiting events in random order. */
  shuffle: boolean
  /** Holds all events back. */
  hold: boolean
}

export type Deliveries = {
  faults: DeliveryFaults
  /** Sends what is due; called after every commit. */
  wake(): void
  /** Resolves when nothing is in flight; failed deliveries wait for their retry. */
  waitForDeliveries(): Promise<void>
  /** Sends an event again, also when delivered or given up. */
  resend(eventId: string): void
  stop(): Promise<void>
}

const defaultRetryDelaysMs = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000]
const maxAttempts = 100
const maxConcurrent = 8

async function post(url: string, body: string, secret: string, timeout: number, stop: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)),
      },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
    })
    await answer.body?.cancel()
    return `${answer.status}`
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
  }
}

/** Delivers events: up to 8 at once, each retried until a 2xx response (100 attempts), also after a restart. */
export function startDeliveries(context: Context, options: DeliveryOptions): Deliveries {
  const { store } = context
  const { retryDelays = defaultRetryDelaysMs, timeout = 10_000 } = options
  const faults: DeliveryFaults = { duplicate: false, shuffle: false, hold: false }
  const stopping = new AbortController()
  const inFlight = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined

  const open = () => store.all('delivery').filter(({ id, nextAttempt }) => nextAttempt !== null && !inFlight.has(id))
  const delayAfter = (attempts: number) => retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? 60_000

  function recordAttempt(delivery: Delivery, outcome: string): void {
    const now = store.find('delivery', delivery.id)
    const event = store.find('event', delivery.event)
    if (!now || !event) return
    const delivered = /^2\d\d$/.test(outcome)
    const attempts = now.attempts + 1
    const nextAttempt = delivered || attempts >= maxAttempts ? null : Date.now() + delayAfter(attempts)
    store.transaction(() => {
      store.put({ ...now, attempts, outcome, delivered, nextAttempt })
      if (delivered && !now.delivered)
        store.put({ ...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1) })
    })
  }

  async function send(delivery: Delivery): Promise<void> {
    const endpoint = store.find('webhook_endpoint', delivery.endpoint)
    const event = store.find('event', delivery.event)
    if (!endpoint || !event) return store.transaction(() => store.delete('delivery', delivery.id))
    const body = JSON.stringify(render(event, {}, store), null, 2)
    const once = () => post(endpoint.url, body, endpoint._secret, timeout, stopping.signal)
    const [outcome = '', again = outcome] = await Promise.all(faults.duplicate ? [once(), once()] : [once()])
    if (!stopping.signal.aborted) recordAttempt(delivery, again.startsWith('2') ? outcome : again)
  }

  function sendDue(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted || faults.hold) return
    const waiting = open()
    const due = waiting.filter(({ nextAttempt }) => (nextAttempt ?? 0) <= Date.now())
    const ordered = faults.shuffle ? due.toSorted(() => Math.random() - 0.5) : due
    for (const delivery of ordered.slice(0, maxConcurrent - inFlight.size)) {
      const sending = send(delivery).finally(() => {
        inFlight.delete(delivery.id)
        sendDue()
      })
      inFlight.set(delivery.id, sending)
    }
    const later = waiting.filter((delivery) => !due.includes(delivery)).map(({ nextAttempt }) => nextAttempt ?? 0)
    if (later.length > 0) timer = setTimeout(sendDue, Math.max(10, Math.min(...later) - Date.now()))
  }

  let isScheduled = false
  const wake = () => {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(() => {
      isScheduled = false
      sendDue()
    })
  }
  store.onCommit(wake)

  return {
    faults,
    wake,
    async waitForDeliveries() {
      await Promise.resolve()
      while (inFlight.size > 0) await Promise.all(inFlight.values())
    },
    resend(eventId) {
      store.transaction(() => {
        for (const delivery of store.all('delivery').filter(({ event }) => event === eventId))
          store.put({ ...delivery, nextAttempt: 0 })
      })
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await Promise.all(inFlight.values())
    },
  }
}
