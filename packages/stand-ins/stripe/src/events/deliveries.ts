import type { Delivery } from '../objects/event.ts'
import { render } from '../wire/render.ts'
import type { World } from '../world.ts'
import { signatureOf } from './signature.ts'

export type DeliveryOptions = {
  /** Milliseconds to wait after each failed attempt; the last one counts for all that follow. */
  retryDelays?: readonly number[]
  /** How long an endpoint may take to answer, in milliseconds. */
  timeout?: number
}

/** How the events go out, for tests of those who receive them. */
export type Disorder = {
  /** Sends each event twice. */
  duplicate: boolean
  /** Sends the events that wait in any order. */
  shuffle: boolean
  /** Sends nothing until it is switched off. */
  hold: boolean
}

export type Deliveries = {
  disorder: Disorder
  /** Sends what is due; called after every change. */
  wake(): void
  /** Resolves when nothing is left to send, or an attempt has failed and waits for its next turn. */
  settled(): Promise<void>
  /** Tries again at once, also what has arrived or was given up. */
  resend(eventId: string): void
  stop(): Promise<void>
}

const usualDelays = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000]
const giveUpAfter = 100
const atOnce = 8

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

/** Brings events to their endpoints: several at once, each until it is answered with 2xx, also after a restart. */
export function startDeliveries(world: World, options: DeliveryOptions): Deliveries {
  const { store } = world
  const { retryDelays = usualDelays, timeout = 10_000 } = options
  const disorder: Disorder = { duplicate: false, shuffle: false, hold: false }
  const stopping = new AbortController()
  const underWay = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined

  const open = () => store.all('delivery').filter(({ id, nextAttempt }) => nextAttempt !== null && !underWay.has(id))
  const delayAfter = (attempts: number) => retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? 60_000

  function note(delivery: Delivery, outcome: string): void {
    const now = store.find('delivery', delivery.id)
    const event = store.find('event', delivery.event)
    if (!now || !event) return
    const delivered = /^2\d\d$/.test(outcome)
    const attempts = now.attempts + 1
    const nextAttempt = delivered || attempts >= giveUpAfter ? null : Date.now() + delayAfter(attempts)
    store.transaction(() => {
      store.put({ ...now, attempts, outcome, delivered, nextAttempt })
      if (delivered && !now.delivered)
        store.put({ ...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1) })
    })
  }

  async function send(delivery: Delivery): Promise<void> {
    const endpoint = store.find('webhook_endpoint', delivery.endpoint)
    const event = store.find('event', delivery.event)
    if (!endpoint || !event) return store.transaction(() => store.drop('delivery', delivery.id))
    const body = JSON.stringify(render(event, {}, store), null, 2)
    const once = () => post(endpoint.url, body, endpoint._secret, timeout, stopping.signal)
    const [outcome = '', again = outcome] = await Promise.all(disorder.duplicate ? [once(), once()] : [once()])
    if (!stopping.signal.aborted) note(delivery, again.startsWith('2') ? outcome : again)
  }

  function sendDue(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted || disorder.hold) return
    const waiting = open()
    const due = waiting.filter(({ nextAttempt }) => (nextAttempt ?? 0) <= Date.now())
    const order = disorder.shuffle ? due.toSorted(() => Math.random() - 0.5) : due
    for (const delivery of order.slice(0, atOnce - underWay.size)) {
      const sending = send(delivery).finally(() => {
        underWay.delete(delivery.id)
        sendDue()
      })
      underWay.set(delivery.id, sending)
    }
    const later = waiting.filter((delivery) => !due.includes(delivery)).map(({ nextAttempt }) => nextAttempt ?? 0)
    if (later.length > 0) timer = setTimeout(sendDue, Math.max(10, Math.min(...later) - Date.now()))
  }

  let isAwake = false
  const wake = () => {
    if (isAwake) return
    isAwake = true
    queueMicrotask(() => {
      isAwake = false
      sendDue()
    })
  }
  store.onCommit(wake)

  return {
    disorder,
    wake,
    async settled() {
      await Promise.resolve()
      while (underWay.size > 0) await Promise.all(underWay.values())
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
      await Promise.all(underWay.values())
    },
  }
}
