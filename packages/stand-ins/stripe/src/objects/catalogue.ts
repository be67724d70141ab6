import type { Recurrence } from '../money/interval.ts'

export type Metadata = Record<string, string>

export type Product = {
  object: 'product'
  id: string
  active: boolean
  created: number
  updated: number
  name: string
  description: string | null
  images: string[]
  default_price: string | null
  metadata: Metadata
  statement_descriptor: string | null
  unit_label: string | null
  url: string | null
  tax_code: string | null
}

export type Tier = {
  /** Last unit of the tier; null for the open end. */
  up_to: number | null
  unit_amount: number | null
  unit_amount_decimal: string | null
  flat_amount: number | null
  flat_amount_decimal: string | null
}

export type Price = {
  object: 'price'
  id: string
  active: boolean
  created: number
  currency: string
  product: string
  nickname: string | null
  lookup_key: string | null
  metadata: Metadata
  type: 'one_time' | 'recurring'
  recurring: (Recurrence & { usage_type: 'licensed'; trial_period_days: null; meter: null }) | null
  billing_scheme: 'per_unit' | 'tiered'
  tiers_mode: 'graduated' | 'volume' | null
  tiers: Tier[] | null
  tax_behavior: 'inclusive' | 'exclusive' | 'unspecified'
  unit_amount: number | null
  unit_amount_decimal: string | null
}
