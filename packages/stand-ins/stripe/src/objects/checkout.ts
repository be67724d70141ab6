import type { Metadata } from './catalogue.ts'
import type { Address } from './customer.ts'

export type LineItem = {
  object: 'item'
  id: string
  amount_discount: 0
  amount_subtotal: number
  amount_tax: 0
  amount_total: number
  currency: string
  description: string
  metadata: Metadata
  price: string
  quantity: number
}

export type CheckoutSession = {
  object: 'checkout.session'
  id: string
  created: number
  amount_subtotal: number
  amount_total: number
  cancel_url: string | null
  client_reference_id: string | null
  currency: string
  customer: string | null
  customer_creation: 'always' | 'if_required' | null
  customer_details: { address: Address | null; email: string | null; name: string | null; phone: string | null } | null
  customer_email: string | null
  expires_at: number
  invoice: string | null
  invoice_creation: { enabled: boolean; invoice_data: { metadata: Metadata; description: string | null } } | null
  line_items: { object: 'list'; data: LineItem[]; has_more: boolean; url: string }
  locale: string | null
  metadata: Metadata
  mode: 'payment' | 'subscription'
  payment_intent: string | null
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  success_url: string
  url: string | null
  submit_type: string | null
  _subscriptionData: {
    metadata: Metadata
    description: string | null
    trialEnd: number | null
    trialDays: number | null
  }
  _paymentMetadata: Metadata
  _paymentDescription: string | null
  /** Payment method that waits for authentication. */
  _pendingMethod: string | null
  /** Parameters repeated unchanged in responses. */
  _echo: Record<string, unknown>
}

export type PortalSession = {
  object: 'billing_portal.session'
  id: string
  created: number
  customer: string
  flow: { type: string; after_completion: unknown } | null
  locale: string | null
  return_url: string | null
  url: string
  configuration: string
}
