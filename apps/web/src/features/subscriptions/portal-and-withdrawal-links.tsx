import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { isPaymentUrl } from '../../domain/checkout/payment-url.ts'
import { call } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Links to the customer portal of the payment service (cards, addresses) and to the withdrawal page. */
export function PortalAndWithdrawalLinks() {
  const showFailure = () => toast.error(texts.portalFailed)
  const portal = useMutation({
    mutationFn: () => call(checkout.customerPortal, { query: { returnUrl: paths.settings } }),
    onSuccess: ({ redirect }) => (isPaymentUrl(redirect) ? location.assign(redirect) : showFailure()),
    onError: showFailure,
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
