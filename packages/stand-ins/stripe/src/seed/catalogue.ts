import type { Context } from '../context.ts'
import type { Product } from '../objects/catalogue.ts'
import { createPrice } from '../resources/create-price.ts'

type SeedProduct = { id: string; name: string; description: string; kind: string; unit?: string; coaching?: true }
type SeedPrice = Parameters<typeof createPrice>[1] & { id: string }

const products: readonly SeedProduct[] = [
  {
    id: 'prod_kostbar_basis',
    name: 'Kostbar Basis',
    description: 'Ernährungsplan, Rezepte und die Einkaufsliste direkt aus dem Plan.',
    kind: 'membership',
  },
  {
    id: 'prod_kostbar_begleitung',
    name: 'Kostbar Begleitung',
    description: 'Persönliche Begleitung durch deine Trainerin oder deinen Trainer, dazu alles aus Kostbar Basis.',
    kind: 'membership',
    coaching: true,
  },
  {
    id: 'prod_kostbar_analyse',
    name: 'Ernährungsanalyse',
    description: 'Eine Auswertung deiner Woche mit schriftlichem Ergebnis, einmalig bezahlt.',
    kind: 'one_time',
    coaching: true,
  },
  {
    id: 'prod_kostbar_slots',
    name: 'Kunden-Slots',
    description: 'Plätze für die Menschen, die du als Trainer begleitest.',
    kind: 'client_slots',
    unit: 'Slot',
  },
]

const every = (interval: 'week' | 'month' | 'year', interval_count = 1) => ({ interval, interval_count })
const each = (upTo: number | 'inf', unit_amount: number) => ({ up_to: upTo, unit_amount })
const common = { currency: 'eur', tax_behavior: 'inclusive' } as const

const prices: readonly SeedPrice[] = [
  { ...common, id: 'price_basis_week', product: 'prod_kostbar_basis', unit_amount: 490, recurring: every('week') },
  { ...common, id: 'price_basis_month', product: 'prod_kostbar_basis', unit_amount: 1490, recurring: every('month') },
  {
    ...common,
    id: 'price_basis_year',
    product: 'prod_kostbar_basis',
    unit_amount: 14_900,
    recurring: every('year'),
    metadata: { discount: '16' },
  },
  {
    ...common,
    id: 'price_begleitung_month',
    product: 'prod_kostbar_begleitung',
    unit_amount: 8900,
    recurring: every('month'),
  },
  {
    ...common,
    id: 'price_begleitung_quarter',
    product: 'prod_kostbar_begleitung',
    unit_amount: 23_900,
    recurring: every('month', 3),
    metadata: { discount: '10' },
  },
  { ...common, id: 'price_analyse', product: 'prod_kostbar_analyse', unit_amount: 4900 },
  {
    ...common,
    id: 'price_slots_month',
    product: 'prod_kostbar_slots',
    recurring: every('month'),
    billing_scheme: 'tiered',
    tiers_mode: 'graduated',
    tiers: [each(5, 990), each(20, 790), each(100, 590), each('inf', 490)],
  },
  {
    ...common,
    id: 'price_slots_year',
    product: 'prod_kostbar_slots',
    recurring: every('year'),
    billing_scheme: 'tiered',
    tiers_mode: 'volume',
    tiers: [each(10, 9900), each(50, 7900), each('inf', 5900)],
  },
]

/** Kostbar's products and prices; existing ones stay unchanged. */
export function seedCatalogue(context: Context): void {
  const { store, clock } = context
  for (const { id, name, description, kind, unit, coaching } of products) {
    if (store.find('product', id)) continue
    const product: Product = {
      object: 'product',
      id,
      active: true,
      created: clock.now(),
      updated: clock.now(),
      name,
      description,
      images: [],
      default_price: null,
      metadata: { kind, ...(coaching && { coaching: 'true' }) },
      statement_descriptor: null,
      unit_label: unit ?? null,
      url: null,
      tax_code: null,
    }
    store.put(product)
  }
  for (const price of prices) if (!store.find('price', price.id)) createPrice(context, price)
}
