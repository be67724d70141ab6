import { useLocation, useSearchParams } from 'react-router-dom'
import { checkoutName, useMovePlace } from '../lib/checkout-place.ts'
import { useDraft } from '../lib/draft.ts'
import { LazyComponent } from '../lib/lazy-component.tsx'
import { paths } from '../lib/paths.ts'
import { problemText } from '../lib/problem-error.ts'
import { boughtDraft, returnNames } from '../lib/purchase-return.ts'
import { SpinnerOverlay } from '../ui/spinner-overlay.tsx'
import { toast } from '../ui/toast.ts'
import { useInBrowser } from '../ui/use-in-browser.ts'

const checkout = async () => (await import('./checkout-with-forms.tsx')).CheckoutWithForms
const arrival = async () => (await import('../features/checkout/purchase-arrival.tsx')).PurchaseArrival
const pending = async () => (await import('../features/checkout/payment-pending.tsx')).PaymentPending

const arrivals: ReadonlySet<string> = new Set([paths.home, '/home', paths.profile])

/**
 * Buying, on whatever page it happens: the checkout when the address asks for it, what is said on coming back from it,
 * and the wait for the payment. The code of each is loaded when it is needed.
 */
export function Purchase() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [bought] = useDraft(boughtDraft)
  const inBrowser = useInBrowser()
  if (!inBrowser) return null
  const arrives = arrivals.has(pathname) && Object.values(returnNames).some((name) => search.has(name))
  return (
    <>
      {search.has(checkoutName) ? <Checkout /> : null}
      {arrives ? <LazyComponent load={arrival} props={{}} onError={sayWhy} /> : null}
      {bought && pathname.startsWith(paths.profile) ? (
        <LazyComponent load={pending} props={{}} onError={sayWhy} />
      ) : null}
    </>
  )
}

function Checkout() {
  const move = useMovePlace()
  return (
    <LazyComponent
      load={checkout}
      fallback={<SpinnerOverlay active />}
      props={{}}
      onError={(problem) => {
        move(null, { replace: true })
        sayWhy(problem)
      }}
    />
  )
}

const sayWhy = (problem: unknown) => void toast.error(problemText(problem))
