import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { maxSlots, totalAmount } from '@kostbar/contracts/pricing'
import type { Price, Product } from '@kostbar/contracts/products/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CheckoutSearchParams } from '../../domain/checkout/search-params.ts'
import { productQuery } from '../../domain/products/product-queries.ts'
import { isStaff } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import type { ViewedQuery } from '../../ui/query-view.tsx'
import { texts } from './texts.ts'

/** Product, price and quantity that are about to be bought. */
export interface CheckoutSelection {
  readonly product: Product
  /** Selected price; undefined without a choice, or if it is no longer offered. */
  readonly price: Price | undefined
  readonly quantity: number
  /** Amount in cents per billing period; 0 without a price. */
  readonly amount: number
}

/** Resolves the ids of the URL to the product's current prices. A product's only price is chosen by default. */
export function useCheckoutSelection(params: CheckoutSearchParams): ViewedQuery<CheckoutSelection> {
  const { data: product, error, isRefetching, refetch } = useQuery(productQuery(params.product))
  return { data: product && selectPrice(product, params), error, isRefetching, refetch }
}

function selectPrice(product: Product, { price: priceId, quantity: wanted }: CheckoutSearchParams): CheckoutSelection {
  const { productPrices: prices, kind } = product
  const price = prices.find(({ id }) => id === priceId) ?? (prices.length === 1 && !priceId ? prices[0] : undefined)
  const quantity = kind === 'CLIENT_SLOTS' ? Math.min(wanted, maxSlots) : 1
  return { product, price, quantity, amount: price ? totalAmount(price, quantity) : 0 }
}

/**
 * Reason why the signed-in user cannot buy a product because of their roles, in German; null without one. Client slots
 * are for trainers, coaching is not for trainers and admins.
 */
export function useRefusal({ product }: CheckoutSelection): string | null {
  const { user } = useSession()
  if (!user) return null
  if (product.kind === 'CLIENT_SLOTS' && !user.trainer) return texts.notATrainer
  return product.includesCoaching && isStaff(user) ? texts.coachingNotForStaff : null
}

/**
 * Cost of the selection for the signed-in user, now and per period; refetched whenever the selection changes. A preview
 * refused with `price_gone` also refetches the product, whose cached prices are outdated then.
 */
export function usePreview({ product, price, quantity }: CheckoutSelection, enabled: boolean) {
  const queries = useQueryClient()
  const preview = useQuery({
    ...query(checkout.preview, { body: { price: price?.id ?? '', quantity } }),
    enabled: enabled && price !== undefined,
    staleTime: 0,
    // Prorated amounts change with time: a preview is never reused.
    gcTime: 0,
  })
  const isPriceGone = preview.error?.code === 'price_gone'
  useEffect(() => {
    if (isPriceGone) void queries.invalidateQueries(productQuery(product.id))
  }, [isPriceGone, queries, product.id])
  return preview
}
