import { stripe } from '@kostbar/contracts/stripe'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { isPayAddress } from '../../lib/pay-address.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** The payment service's own page for cards and addresses, and the way out of a contract. */
export function PaymentLinks() {
  const fail = () => void toast.error(texts.portalFailed)
  const portal = useMutation({
    mutationFn: () => call(stripe.customerPortal, { query: { returnUrl: paths.settings } }),
    onSuccess: ({ redirect }) => (isPayAddress(redirect) ? location.assign(redirect) : fail()),
    onError: fail,
  })
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5">
      <Button variant="secondary" size="sm" pending={portal.isPending} onClick={() => portal.mutate()}>
        {texts.portal}
      </Button>
      <Link to={paths.withdrawal}>{texts.withdraw}</Link>
    </div>
  )
}
