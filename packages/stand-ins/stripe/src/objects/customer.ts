import type { Metadata } from './catalogue.ts'

export type Address = Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string | null>

export type Customer = {
  object: 'customer'
  id: string
  created: number
  deleted?: true
  email: string | null
  name: string | null
  phone: string | null
  description: string | null
  address: Address | null
  /** Cents; below zero is credit for the next invoice. */
  balance: number
  currency: string | null
  delinquent: boolean
  metadata: Metadata
  preferred_locales: string[]
  invoice_prefix: string
  next_invoice_sequence: number
  invoice_settings: {
    custom_fields: null
    default_payment_method: string | null
    footer: string | null
    rendering_options: null
  }
}

export type PaymentMethod = {
  object: 'payment_method'
  id: string
  created: number
  type: 'card'
  customer: string | null
  allow_redisplay: 'always' | 'limited' | 'unspecified'
  billing_details: { address: Address | null; email: string | null; name: string | null; phone: string | null }
  card: {
    brand: string
    country: string
    display_brand: string
    exp_month: number
    exp_year: number
    fingerprint: string
    funding: string
    last4: string
  }
  metadata: Metadata
  /** Number of the test card, which determines its behaviour. */
  _number: string
}
