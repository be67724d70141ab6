import type { Price, Product } from '@kostbar/contracts/products/schemas'

const recurring = (
  id: string,
  amountCents: number,
  [interval, intervalCount]: [Price['interval'], number],
  discount: number | null = null,
): Price => ({
  id,
  unit_amount: amountCents,
  interval,
  intervalCount,
  tiersMode: null,
  priceTiers: [],
  type: 'recurring',
  discount,
})

/** Membership product. */
export const basis: Product = {
  id: 'prod_kostbar_basis',
  name: 'Kostbar Basis',
  description: 'Plan, Rezepte und Einkaufsliste.',
  images: [],
  kind: 'MEMBERSHIP',
  includesCoaching: false,
  productPrices: [
    recurring('price_basis_week', 490, ['WEEK', 1]),
    recurring('price_basis_month', 1490, ['MONTH', 1]),
    recurring('price_basis_year', 14_900, ['YEAR', 1], 16),
  ],
}

/** Client slots product: graduated monthly price, volume yearly price. */
export const slots: Product = {
  id: 'prod_kostbar_slots',
  name: 'Kunden-Slots',
  description: null,
  images: [],
  kind: 'CLIENT_SLOTS',
  includesCoaching: false,
  productPrices: [
    {
      ...recurring('price_slots_month', 0, ['MONTH', 1]),
      unit_amount: null,
      tiersMode: 'graduated',
      priceTiers: [
        { upTo: 5, unitAmount: 990 },
        { upTo: 20, unitAmount: 790 },
        { upTo: 100, unitAmount: 590 },
        { upTo: null, unitAmount: 490 },
      ],
    },
    {
      ...recurring('price_slots_year', 0, ['YEAR', 1]),
      unit_amount: null,
      tiersMode: 'volume',
      priceTiers: [
        { upTo: 10, unitAmount: 9900 },
        { upTo: 50, unitAmount: 7900 },
        { upTo: null, unitAmount: 5900 },
      ],
    },
  ],
}
