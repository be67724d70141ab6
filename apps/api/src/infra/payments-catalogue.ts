import type { Product } from '@kostbar/contracts/products/schemas'
import type Stripe from 'stripe'
import { asked, found } from './payment-calls.ts'
import { type Offer, toOffer, toProduct } from './payment-objects.ts'

/** What is for sale. */
export interface PaymentCatalogue {
  /** A product with the prices it is for sale at; null when it is none of ours or not for sale. */
  product(id: string): Promise<Product | null>
  /** The products of a kind that are for sale, by id. */
  productsOfKind(kind: Product['kind']): Promise<string[]>
  /** A price with its product, also one that is no longer for sale; null when it is none of ours. */
  offer(priceId: string): Promise<Offer | null>
}

export function paymentCatalogue(stripe: Stripe): PaymentCatalogue {
  return {
    product: async (id) => {
      const product = await found(stripe.products.retrieve(id))
      if (!product) return null
      const prices = await asked(stripe.prices.list({ product: id, active: true, limit: 100, expand: ['data.tiers'] }))
      return toProduct(product, prices.data)
    },
    productsOfKind: async (kind) => {
      const { data } = await asked(stripe.products.list({ active: true, limit: 100 }))
      return data.filter(({ metadata }) => metadata.kind === kind.toLowerCase()).map(({ id }) => id)
    },
    offer: async (priceId) => {
      const known = await found(stripe.prices.retrieve(priceId, { expand: ['tiers', 'product'] }))
      return known && toOffer(known)
    },
  }
}
