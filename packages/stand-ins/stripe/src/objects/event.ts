import type { Metadata } from './catalogue.ts'

export type Event = {
  object: 'event'
  id: string
  created: number
  api_version: string
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export type WebhookEndpoint = {
  object: 'webhook_endpoint'
  id: string
  created: number
  api_version: string | null
  description: string | null
  enabled_events: string[]
  metadata: Metadata
  status: 'enabled' | 'disabled'
  url: string
  _secret: string
}

/** Delivery of one event to one endpoint. */
export type Delivery = {
  object: 'delivery'
  id: string
  event: string
  endpoint: string
  attempts: number
  /** System time in ms; null when delivered or given up. */
  nextAttempt: number | null
  /** Response status, `timeout` or `unreachable`; null before the first attempt. */
  outcome: string | null
  delivered: boolean
}
