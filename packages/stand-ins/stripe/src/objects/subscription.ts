import type { Metadata } from './catalogue.ts'

export type SubscriptionItem = {
  object: 'subscription_item'
  id: string
  created: number
  current_period_start: number
  current_period_end: number
  metadata: Metadata
  price: string
  quantity: number
  subscription: string
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'

export type Subscription = {
  object: 'subscription'
  id: string
  created: number
  start_date: number
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null }
  collection_method: 'charge_automatically'
  currency: string
  customer: string
  default_payment_method: string | null
  description: string | null
  ended_at: number | null
  items: { object: 'list'; data: SubscriptionItem[]; has_more: boolean; total_count: number; url: string }
  latest_invoice: string | null
  metadata: Metadata
  status: SubscriptionStatus
  trial_end: number | null
  trial_start: number | null
  /** End of the period for which `invoice.upcoming` was sent. */
  _announced: number | null
}
