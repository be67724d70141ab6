import { useLocation, useSearchParams } from 'react-router-dom'
import { pendingPurchaseDraft, returnParams } from '../domain/checkout/return-params.ts'
import { checkoutParam, withoutCheckoutParams } from '../domain/checkout/search-param-names.ts'
import { useDraft } from '../lib/draft.ts'
import { reportImportFailure } from '../lib/import-failure.ts'
import { LazyComponent } from '../lib/lazy-component.tsx'
import { paths } from '../lib/paths.ts'
import { SpinnerOverlay } from '../ui/spinner-overlay.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { preloadModules } from './preload-modules.ts'

const checkoutDialog = async () => {
  preloadModules('src/app/checkout-with-auth-forms.tsx')
  return (await import('./checkout-with-auth-forms.tsx')).CheckoutWithAuthForms
}
const checkoutReturn = async () => (await import('../features/checkout/checkout-return.tsx')).CheckoutReturn
const paymentPending = async () => (await import('../features/checkout/payment-pending.tsx')).PaymentPending

const returnPaths: ReadonlySet<string> = new Set([paths.home, '/home', paths.profile])

/**
 * Checkout on every page: its dialog while the URL holds checkout parameters, the result on return from the payment
 * page, and the wait for the payment's confirmation. The code of each loads on demand.
 */
export function Checkout() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [pendingProductId] = useDraft(pendingPurchaseDraft)
  const inBrowser = useHydrated()
  if (!inBrowser) return null
  const isReturn = returnPaths.has(pathname) && Object.values(returnParams).some((name) => search.has(name))
  const isPending = pendingProductId && pathname.startsWith(paths.profile)
  return (
    <>
      {search.has(checkoutParam) ? <LazyCheckoutDialog /> : null}
      {isReturn ? <LazyComponent load={checkoutReturn} props={{}} /> : null}
      {isPending ? <LazyComponent load={paymentPending} props={{}} /> : null}
    </>
  )
}

function LazyCheckoutDialog() {
  const [, setSearch] = useSearchParams()
  return (
    <LazyComponent
      load={checkoutDialog}
      fallback={<SpinnerOverlay active />}
      props={{}}
      onError={(problem) => {
        setSearch(withoutCheckoutParams, { replace: true, preventScrollReset: true })
        void reportImportFailure(problem)
      }}
    />
  )
}
