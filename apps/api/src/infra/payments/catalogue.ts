import type { Product } from '@kostbar/contracts/products/schemas'
import type Stripe from 'stripe'
import { awaitCall, orNull } from './calls.ts'
import { type Offer, toOffer, toProduct } from './mapping.ts'

/** Products and prices at the payment service. */
export interface PaymentCatalogue {
  /** A product with its active prices; null for a product that is not of this shop or not for sale. */
  product(id: string): Promise<Product | null>
  /** Ids of the products of a kind that are for sale. */
  productIdsOfKind(kind: Product['kind']): Promise<string[]>
  /** A price with its product, even when no longer for sale; null for a price that is not of this shop. */
  offer(priceId: string): Promise<Offer | null>
}

export function paymentCatalogue(stripe: Stripe): PaymentCatalogue {
  return {
    product: async (id) => {
      const product = await orNull(stripe.products.retrieve(id))
      if (!product) return null
      const prices = await awaitCall(
        stripe.prices.list({ product: id, active: true, limit: 100, expand: ['data.tiers'] }),
      )
      return toProduct(product, prices.data)
    },
    productIdsOfKind: async (kind) => {
      const { data } = await awaitCall(stripe.products.list({ active: true, limit: 100 }))
      return data.filter(({ metadata }) => metadata.kind === kind.toLowerCase()).map(({ id }) => id)
    },
    offer: async (priceId) => {
      const price = await orNull(stripe.prices.retrieve(priceId, { expand: ['tiers', 'product'] }))
      return price && toOffer(price)
    },
  }
}
