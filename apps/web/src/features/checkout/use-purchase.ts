import { maxSlots, totalAmount } from '@kostbar/contracts/pricing'
import { type Price, type Product, stripe } from '@kostbar/contracts/stripe'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../lib/api.ts'
import type { CheckoutPlace } from '../../lib/checkout-place.ts'
import { productQuery } from '../../lib/product-query.ts'
import { useSession } from '../../lib/session.ts'

/** What is being bought, as far as it is chosen. */
export interface Purchase {
  readonly product: Product
  /** Undefined while no price is chosen, or the chosen one is gone. */
  readonly price: Price | undefined
  readonly quantity: number
  /** Cents per payment; 0 without a price. */
  readonly amount: number
}

/** The purchase an address stands at, with the product's present prices. */
export function usePurchase({ product: id, price: chosen, quantity: wanted }: CheckoutPlace) {
  const { data: product, error, refetch } = useQuery(productQuery(id))
  if (!product) return { purchase: undefined, error, refetch }
  const { productPrices: prices, kind } = product
  const price = prices.find((one) => one.id === chosen) ?? (prices.length === 1 && !chosen ? prices[0] : undefined)
  const quantity = kind === 'CLIENT_SLOTS' ? Math.min(wanted, maxSlots) : 1
  const purchase: Purchase = { product, price, quantity, amount: price ? totalAmount(price, quantity) : 0 }
  return { purchase, error: null, refetch }
}

/** Whether somebody is refused this product: client slots are for trainers. */
export function useRefused({ product }: Purchase): boolean {
  const { user } = useSession()
  return product.kind === 'CLIENT_SLOTS' && user !== null && !user.trainer
}

/**
 * What the purchase would cost the person who is signed in, now and later; asked anew whenever the choice changes. A
 * price that turns out to be gone renews the product, whose prices may come from a page that was kept for a while.
 */
export function usePreview({ product, price, quantity }: Purchase, enabled: boolean) {
  const queries = useQueryClient()
  const preview = useQuery({
    ...query(stripe.preview, { body: { price: price?.id ?? '', quantity } }),
    enabled: enabled && price !== undefined,
    staleTime: 0,
    // A price taken up again an hour later is not what it was.
    gcTime: 0,
  })
  const isGone = preview.error?.code === 'price_gone'
  useEffect(() => {
    if (isGone) void queries.invalidateQueries(productQuery(product.id))
  }, [isGone, queries, product.id])
  return preview
}
