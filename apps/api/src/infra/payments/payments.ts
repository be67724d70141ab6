import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import Stripe from 'stripe'
import { Problem } from '../../problems/problem.ts'
import { type PaymentCatalogue, paymentCatalogue } from './catalogue.ts'
import { type PaymentCheckout, paymentCheckout } from './checkout.ts'
import { toWebhookEvent, type WebhookEvent } from './mapping.ts'
import { type PaymentSubscriptions, paymentSubscriptions } from './subscriptions.ts'

export interface PaymentsSettings {
  secretKey: string
  webhookSecret: string
  /** Base URL of a server with Stripe's API; Stripe itself when undefined. */
  apiUrl: string | undefined
  /** Whether checkouts determine taxes with Stripe Tax, which has to be set up; false by default. */
  automaticTax?: boolean
}

/** The payment service (Stripe). A call without an answer throws Problem `payments_unavailable` within seconds. */
export interface Payments extends PaymentCatalogue, PaymentCheckout, PaymentSubscriptions {
  /** False without credentials: every call throws Problem `payments_not_configured`. */
  readonly configured: boolean
  /**
   * Verifies the signature of a webhook and parses it.
   * @throws Problem `webhook_refused`, also when older than 5 minutes
   */
  parseWebhook(body: Buffer, signature: string): WebhookEvent
  close(): void
}

/** Pinned API version: Stripe answers in it regardless of the account's default. */
const apiVersion = '2026-10-28.endive'
/** Timeout of one attempt; one retry follows with the same idempotency key. */
const requestTimeoutMs = 6000
const webhookToleranceSeconds = 300

function connectionOptions(apiUrl: string | undefined) {
  if (!apiUrl) return { httpAgent: new HttpsAgent({ keepAlive: true }) }
  const { protocol, hostname, port } = new URL(apiUrl)
  const isSecure = protocol === 'https:'
  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    httpAgent: isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true }),
  }
}

/** Opens the payment service; connects on the first call. */
export function openPayments({ secretKey, webhookSecret, apiUrl, automaticTax = false }: PaymentsSettings): Payments {
  const options = connectionOptions(apiUrl)
  const stripe = new Stripe(secretKey, {
    ...options,
    apiVersion,
    timeout: requestTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return {
    configured: true,
    ...paymentCatalogue(stripe),
    ...paymentCheckout(stripe, automaticTax),
    ...paymentSubscriptions(stripe),
    parseWebhook: (body, signature) => {
      try {
        return toWebhookEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret, webhookToleranceSeconds))
      } catch (error) {
        throw new Problem('webhook_refused', { cause: error })
      }
    },
    close: () => options.httpAgent.destroy(),
  }
}

/** Null object without credentials: every call throws Problem `payments_not_configured`. */
export const unconfiguredPayments = new Proxy({} as Payments, {
  get: (_target, name) => {
    if (name === 'configured') return false
    if (name === 'close') return () => undefined
    return () => {
      throw new Problem('payments_not_configured')
    }
  },
})
