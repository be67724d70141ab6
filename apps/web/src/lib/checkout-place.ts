import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Where a purchase stands. It lives in the address, so that it survives a reload and the back button leads one step
 * back; whoever wants to sell something only has to write it there.
 */
export interface CheckoutPlace {
  /** The product that is being bought, by its id at the payment service. */
  readonly product: string
  /** The chosen price; null while none is. */
  readonly price: string | null
  readonly quantity: number
  readonly step: CheckoutStep
  /** Whether the person has come back from the pay page without paying. */
  readonly returned: boolean
}

/** 0 price choice, 1 register first, 2 sign in. */
export type CheckoutStep = 0 | 1 | 2

/** The parameter that opens the checkout; its value is the product's id. */
export const checkoutName = 'kaufen'

const names = { product: checkoutName, price: 'preis', quantity: 'menge', step: 'schritt', returned: 'zurueck' }
const steps = ['', 'registrieren', 'anmelden']

/** The purchase an address stands at; null when there is none. */
export function readPlace(search: URLSearchParams): CheckoutPlace | null {
  const product = search.get(names.product)
  if (!product) return null
  const quantity = Number(search.get(names.quantity) ?? 1)
  const step = Math.max(0, steps.indexOf(search.get(names.step) ?? '')) as CheckoutStep
  return {
    product,
    price: search.get(names.price),
    quantity: Number.isInteger(quantity) && quantity >= 1 ? quantity : 1,
    step,
    returned: search.has(names.returned),
  }
}

/** The query of an address with another place in it, or with none; what else it holds stays. */
export function writePlace(search: URLSearchParams, place: Partial<CheckoutPlace> | null): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of Object.values(names)) written.delete(name)
  if (!place?.product) return written
  written.set(names.product, place.product)
  if (place.price) written.set(names.price, place.price)
  if (place.quantity && place.quantity > 1) written.set(names.quantity, String(place.quantity))
  if (place.step) written.set(names.step, steps[place.step] ?? '')
  if (place.returned) written.set(names.returned, '1')
  return written
}

/** Moves the purchase of the present address on, or ends it (null); going back leads to where it was before. */
export function useMovePlace() {
  const [, setSearch] = useSearchParams()
  return useCallback(
    (place: (Pick<CheckoutPlace, 'product'> & Partial<CheckoutPlace>) | null, { replace = false } = {}) =>
      setSearch((search) => writePlace(search, place), { replace, preventScrollReset: true }),
    [setSearch],
  )
}
