import type { Metadata } from './catalogue.ts'

export type InvoiceLine = {
  object: 'line_item'
  id: string
  amount: number
  currency: string
  description: string
  invoice: string
  metadata: Metadata
  parent: {
    type: 'subscription_item_details' | 'invoice_item_details'
    subscription_item_details: {
      invoice_item: string | null
      proration: boolean
      proration_details: { credited_items: null }
      subscription: string
      subscription_item: string
    } | null
    invoice_item_details: {
      invoice_item: string
      proration: boolean
      proration_details: { credited_items: null }
      subscription: string | null
    } | null
  }
  period: { start: number; end: number }
  pricing: {
    type: 'price_details'
    price_details: { price: string; product: string }
    unit_amount_decimal: string | null
  }
  quantity: number
  quantity_decimal: string
  subscription: string | null
  subtotal: number
}

export type BillingReason =
  | 'subscription_create'
  | 'subscription_cycle'
  | 'subscription_update'
  | 'subscription_cancel'
  | 'manual'
  | 'upcoming'

export type Invoice = {
  object: 'invoice'
  id: string
  created: number
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  auto_advance: boolean
  billing_reason: BillingReason
  collection_method: 'charge_automatically'
  currency: string
  customer: string
  customer_email: string | null
  customer_name: string | null
  default_payment_method: string | null
  description: string | null
  effective_at: number | null
  ending_balance: number | null
  hosted_invoice_url: string | null
  invoice_pdf: string | null
  lines: { object: 'list'; data: InvoiceLine[]; has_more: boolean; total_count: number; url: string }
  metadata: Metadata
  next_payment_attempt: number | null
  number: string | null
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: {
      metadata: Metadata
      subscription: string
      subscription_proration_date?: number
    }
  } | null
  period_start: number
  period_end: number
  starting_balance: number
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  status_transitions: Record<'finalized_at' | 'marked_uncollectible_at' | 'paid_at' | 'voided_at', number | null>
  subtotal: number
  subtotal_excluding_tax: number
  total: number
  total_excluding_tax: number
}

/** A pending item for the customer's next invoice. */
export type InvoiceItem = {
  object: 'invoiceitem'
  id: string
  date: number
  created: number
  amount: number
  currency: string
  customer: string
  description: string
  invoice: string | null
  metadata: Metadata
  period: { start: number; end: number }
  pricing: InvoiceLine['pricing']
  proration: boolean
  quantity: number
  quantity_decimal: string
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; subscription_item: string }
  } | null
}

export type InvoicePayment = {
  object: 'invoice_payment'
  id: string
  created: number
  amount_paid: number | null
  amount_requested: number
  currency: string
  invoice: string
  is_default: boolean
  payment: { type: 'payment_intent'; payment_intent: string }
  status: 'open' | 'paid' | 'canceled'
  status_transitions: { canceled_at: number | null; paid_at: number | null }
}
