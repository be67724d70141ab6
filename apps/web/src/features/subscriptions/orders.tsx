import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { formatEuro } from '@kostbar/contracts/money-format'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { formatShortDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { texts } from './texts.ts'

/** Section with orders of one-time products; empty when there are none. */
export function Orders() {
  const { data } = useQuery(query(checkout.orders))
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="orders" className="mt-8">
      <h3 id="orders" className="text-lg">
        {texts.orders}
      </h3>
      <ul className="mt-2">
        {data.items.map(({ id, productName, amount, refunded, refundedAmount, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0"
          >
            <span className="w-24 shrink-0 text-ink-soft">{formatShortDate(createdAt)}</span>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{productName}</span>
            {refunded ? (
              <Badge>
                {refundedAmount > 0 && refundedAmount < amount
                  ? texts.partlyRefunded(formatEuro(refundedAmount))
                  : texts.refunded}
              </Badge>
            ) : null}
            <span className="font-semibold">{formatEuro(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
