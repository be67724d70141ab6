import { useContext } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom'
import { useHistoryBack } from '../../lib/use-history-back.ts'
import { checkoutParam, checkoutParamNames, withoutCheckoutParams } from './search-param-names.ts'

/**
 * Checkout state in the URL: it survives a reload, and the back button leads one step back. Any page opens the checkout
 * by writing these parameters.
 */
export interface CheckoutSearchParams {
  /** Product id at the payment provider. */
  readonly product: string
  /** Id of the chosen price; null before a choice. */
  readonly price: string | null
  readonly quantity: number
  readonly step: CheckoutStep
  /** True after returning from the checkout session without paying. */
  readonly returned: boolean
}

/** Checkout steps: 0 price choice, 1 registration, 2 sign-in. */
export type CheckoutStep = 0 | 1 | 2

const steps = ['', 'registrieren', 'anmelden']

/** Reads the checkout state; null when the URL holds none. Invalid quantities become 1, unknown steps 0. */
export function parseCheckoutParams(search: URLSearchParams): CheckoutSearchParams | null {
  const product = search.get(checkoutParamNames.product)
  if (!product) return null
  const quantity = Number(search.get(checkoutParamNames.quantity) ?? 1)
  const step = Math.max(0, steps.indexOf(search.get(checkoutParamNames.step) ?? '')) as CheckoutStep
  return {
    product,
    price: search.get(checkoutParamNames.price),
    quantity: Number.isInteger(quantity) && quantity >= 1 ? quantity : 1,
    step,
    returned: search.has(checkoutParamNames.returned),
  }
}

/** Copy of the search parameters with this checkout state; other parameters stay. */
export function withCheckoutParams(search: URLSearchParams, params: Partial<CheckoutSearchParams>): URLSearchParams {
  const result = withoutCheckoutParams(search)
  if (!params.product) return result
  result.set(checkoutParamNames.product, params.product)
  if (params.price) result.set(checkoutParamNames.price, params.price)
  if (params.quantity && params.quantity > 1) result.set(checkoutParamNames.quantity, String(params.quantity))
  if (params.step) result.set(checkoutParamNames.step, steps[params.step] ?? '')
  if (params.returned) result.set(checkoutParamNames.returned, '1')
  return result
}

/** History state of an entry with an open checkout that was reached from its page. */
interface CheckoutHistoryState {
  /** Number of entries back to the page as it was before the checkout opened. */
  readonly checkoutEntries: number
}

/**
 * Opens or updates the checkout on the present page, adding a history entry unless `replace`; null closes it and goes
 * back past its entries, so that none of them opens it again. An entry that a link opened is replaced.
 */
export function useSetCheckoutParams() {
  const [search, setSearch] = useSearchParams()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { checkoutEntries } = (useLocation().state ?? {}) as Partial<CheckoutHistoryState>
  const goBack = useHistoryBack(checkoutEntries)
  const entriesBefore = search.has(checkoutParam) ? checkoutEntries : 0
  return (
    params: (Pick<CheckoutSearchParams, 'product'> & Partial<CheckoutSearchParams>) | null,
    { replace = false } = {},
  ) => {
    if (!params && checkoutEntries) return goBack()
    // The second click of a double click may arrive before the checkout of the first one is rendered.
    const newest = router && (router.state.navigation.location ?? router.state.location)
    const isThere = params && String(withCheckoutParams(search, params)) === newest?.search.slice(1)
    if (isThere && !replace) return
    const entries = entriesBefore !== undefined && !replace ? entriesBefore + 1 : entriesBefore
    setSearch((current) => (params ? withCheckoutParams(current, params) : withoutCheckoutParams(current)), {
      replace: replace || !params,
      state: params && entries ? ({ checkoutEntries: entries } satisfies CheckoutHistoryState) : undefined,
      preventScrollReset: true,
    })
  }
}
