/** Parameter that opens the checkout; its value is the product id. */
export const checkoutParam = 'kaufen'

/** Names of the search parameters that hold the checkout's state. */
export const checkoutParamNames = {
  product: checkoutParam,
  price: 'preis',
  quantity: 'menge',
  step: 'schritt',
  returned: 'zurueck',
} as const

/** Copy of the search parameters without the checkout's state; other parameters stay. */
export function withoutCheckoutParams(search: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(search)
  for (const name of Object.values(checkoutParamNames)) result.delete(name)
  return result
}
