import { stripe } from '@kostbar/contracts/stripe'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { isPayAddress } from '../../lib/pay-address.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { texts } from './texts.ts'

/** The way to pay what is open; the payment service's own page does it. */
export function PayOpenInvoice() {
  const { data } = useQuery(query(stripe.invoices))
  const open = data?.items.find(({ status }) => status === 'OPEN')
  if (!open || !isPayAddress(open.url)) return null
  return (
    <a href={open.url} className={buttonClass({}, 'justify-self-start')}>
      {texts.payNow}
    </a>
  )
}
