import { type Invoice, stripe } from '@kostbar/contracts/stripe'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { formatEuro, formatShortDate } from '../../lib/format.ts'
import { isPayAddress } from '../../lib/pay-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

interface InvoicesProps {
  /** Whether there will be some: their place is kept while the payment service thinks. */
  readonly expected: boolean
}

/** The latest invoices; nothing where there are none. */
export function Invoices({ expected }: InvoicesProps) {
  const { data, isError } = useQuery(query(stripe.invoices))
  if (!data) {
    if (isError) return <p className="mt-8 text-ink-soft">{texts.invoicesFailed}</p>
    return expected ? <Waiting /> : null
  }
  if (data.items.length === 0) return null
  return (
    <section aria-labelledby="invoices" className="mt-8">
      <h3 id="invoices" className="text-lg">
        {texts.invoices}
      </h3>
      <ul className="mt-2">
        {data.items.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  )
}

/** The shape of the heading and one invoice. */
const Waiting = () => (
  <SkeletonArea className="mt-8">
    <Skeleton className="h-7 w-32" />
    <Skeleton className="mt-5 h-6 w-full" />
    <Skeleton className="mt-2 mb-3 h-5 w-2/3" />
  </SkeletonArea>
)

const InvoiceRow = ({
  invoice: { number, createdAt, amount, status, description, url, pdf },
}: {
  invoice: Invoice
}) => (
  <li className="border-b border-line py-3 last:border-b-0">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <p>
        <span className="text-ink-soft">{formatShortDate(createdAt)}</span>{' '}
        <span className="ml-1 font-semibold whitespace-nowrap">{texts.invoice(number)}</span>
      </p>
      <p className="flex items-baseline gap-3">
        <Badge tone={toneOf(status)}>{texts.invoiceStatus[status]}</Badge>
        <span className="font-semibold">{formatEuro(amount)}</span>
      </p>
    </div>
    <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
      <p className="min-w-48 flex-1 wrap-anywhere text-ink-soft">{description}</p>
      <p className="flex gap-4">
        <PayLink address={url} text={status === 'OPEN' ? texts.pay : texts.view} about={texts.invoice(number)} />
        <PayLink address={pdf} text={texts.pdf} about={texts.invoice(number)} />
      </p>
    </div>
  </li>
)

const toneOf = (status: Invoice['status']) => (status === 'PAID' ? 'leaf' : status === 'OPEN' ? 'berry' : 'quiet')

const PayLink = ({ address, text, about }: { address: string | null; text: string; about: string }) =>
  isPayAddress(address) ? (
    <a href={address} target="_blank" rel="noreferrer" className="inline-flex min-h-6 items-center">
      {text}
      <span className="sr-only"> ({about})</span>
    </a>
  ) : null
