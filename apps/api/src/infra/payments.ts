import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import Stripe from 'stripe'
import { Problem } from '../problems/problem.ts'
import type { RemoteEvent } from './payment-objects.ts'
import { toEvent } from './payment-objects.ts'
import { type PaymentCatalogue, paymentCatalogue } from './payments-catalogue.ts'
import { type PaymentSessions, paymentSessions } from './payments-sessions.ts'
import { type PaymentSubscriptions, paymentSubscriptions } from './payments-subscriptions.ts'

export interface PaymentsSettings {
  secretKey: string
  webhookSecret: string
  /** A server that speaks Stripe's API; Stripe itself when undefined. */
  apiUrl: string | undefined
}

/** The payment service (Stripe). A call that cannot reach it is Problem `payments_unavailable` within seconds. */
export interface Payments extends PaymentCatalogue, PaymentSessions, PaymentSubscriptions {
  /** False where nothing can be bought because no service is set up. */
  readonly configured: boolean
  /** Reads a webhook as it came. @throws Problem `webhook_refused` unless it is genuine and at most 5 minutes old */
  readEvent(body: Buffer, signature: string): RemoteEvent
  /** Whether it answers, for the status page. */
  ping(): Promise<void>
  close(): void
}

/** What our code is written for; the service keeps answering in it however it goes on. */
const apiVersion = '2026-10-28.endive'
/** One try may take this long; a second follows with the same idempotency key. */
const patienceMs = 6000
const webhookToleranceSeconds = 300

function server(apiUrl: string | undefined) {
  if (!apiUrl) return { httpAgent: new HttpsAgent({ keepAlive: true }) }
  const { protocol, hostname, port } = new URL(apiUrl)
  const secure = protocol === 'https:'
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (secure ? 443 : 80),
    httpAgent: secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true }),
  }
}

/** Opens nothing yet: connections are made when they are needed. */
export function openPayments({ secretKey, webhookSecret, apiUrl }: PaymentsSettings): Payments {
  const options = server(apiUrl)
  const stripe = new Stripe(secretKey, {
    ...options,
    apiVersion,
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return {
    configured: true,
    ...paymentCatalogue(stripe),
    ...paymentSessions(stripe),
    ...paymentSubscriptions(stripe),
    readEvent: (body, signature) => {
      try {
        return toEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret, webhookToleranceSeconds))
      } catch (error) {
        throw new Problem('webhook_refused', { cause: error })
      }
    },
    ping: async () => {
      await stripe.products.list({ limit: 1 }, { timeout: 2000, maxNetworkRetries: 0 })
    },
    close: () => options.httpAgent.destroy(),
  }
}

/** Stands in where no payment service is configured: every call is refused with a sentence that says so. */
export const noPayments = new Proxy({} as Payments, {
  get: (_target, name) => {
    if (name === 'configured') return false
    if (name === 'close') return () => undefined
    return () => {
      throw new Problem('payments_not_configured')
    }
  },
})
