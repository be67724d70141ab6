import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { useQuery } from '@tanstack/react-query'
import { isPaymentUrl } from '../../domain/checkout/payment-url.ts'
import { query } from '../../lib/api.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { texts } from './texts.ts'

/** Link to the payment page of the open invoice; empty without one. */
export function PayOpenInvoice() {
  const { data } = useQuery(query(checkout.invoices))
  const openInvoice = data?.items.find(({ status }) => status === 'OPEN')
  if (!openInvoice || !isPaymentUrl(openInvoice.url)) return null
  return (
    <a href={openInvoice.url} className={buttonClass({}, 'justify-self-start')}>
      {texts.payNow}
    </a>
  )
}
