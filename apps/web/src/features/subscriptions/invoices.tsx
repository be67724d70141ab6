import { checkout } from '@kostbar/contracts/checkout/endpoints'
import type { Invoice } from '@kostbar/contracts/checkout/schemas'
import { formatEuro } from '@kostbar/contracts/money-format'
import { useQuery } from '@tanstack/react-query'
import { isPaymentUrl } from '../../domain/checkout/payment-url.ts'
import { query } from '../../lib/api.ts'
import { formatShortDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

interface InvoicesProps {
  /** Whether invoices are likely, so that a skeleton reserves space while they load. */
  readonly expected: boolean
}

/** Section with the latest invoices; empty when there are none. */
export function Invoices({ expected }: InvoicesProps) {
  const { data, isError } = useQuery(query(checkout.invoices))
  if (!data) {
    if (isError) return <p className="mt-8 text-ink-soft">{texts.invoicesFailed}</p>
    return expected ? <InvoicesSkeleton /> : null
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

/** Skeleton of the heading and one invoice. */
const InvoicesSkeleton = () => (
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
        <span className="ml-1 font-semibold wrap-anywhere">{texts.invoice(number)}</span>
      </p>
      <p className="flex items-baseline gap-3">
        <Badge tone={statusTone(status)}>{texts.invoiceStatus[status]}</Badge>
        <span className="font-semibold">{formatEuro(amount)}</span>
      </p>
    </div>
    <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere text-ink-soft">{description}</p>
      <p className="flex gap-4">
        <InvoiceLink url={url} text={status === 'OPEN' ? texts.pay : texts.view} invoice={texts.invoice(number)} />
        <InvoiceLink url={pdf} text={texts.pdf} invoice={texts.invoice(number)} />
      </p>
    </div>
  </li>
)

const statusTone = (status: Invoice['status']) => (status === 'PAID' ? 'leaf' : status === 'OPEN' ? 'berry' : 'quiet')

const InvoiceLink = ({ url, text, invoice }: { url: string | null; text: string; invoice: string }) =>
  isPaymentUrl(url) ? (
    <a href={url} target="_blank" rel="noreferrer" className="inline-flex min-h-6 items-center">
      {text}
      <span className="sr-only"> ({invoice})</span>
    </a>
  ) : null
