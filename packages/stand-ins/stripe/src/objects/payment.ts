import type { Metadata } from './catalogue.ts'

export type CardError = {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
  payment_method?: unknown
}

export type PaymentIntent = {
  object: 'payment_intent'
  id: string
  created: number
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  client_secret: string
  description: string | null
  last_payment_error: CardError | null
  latest_charge: string | null
  metadata: Metadata
  next_action: { type: string; redirect_to_url: { url: string; return_url: null } } | null
  payment_method: string | null
  receipt_email: string | null
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
}

export type Charge = {
  object: 'charge'
  id: string
  created: number
  amount: number
  amount_captured: number
  amount_refunded: number
  captured: boolean
  currency: string
  customer: string | null
  description: string | null
  failure_code: string | null
  failure_message: string | null
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string
  receipt_url: string | null
  refunded: boolean
  status: 'succeeded' | 'failed'
}

export type Refund = {
  object: 'refund'
  id: string
  created: number
  amount: number
  charge: string
  currency: string
  customer: string | null
  metadata: Metadata
  payment_intent: string
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null
  failure_reason?: 'expired_or_canceled_card'
  status: 'succeeded' | 'failed' | 'canceled'
}
