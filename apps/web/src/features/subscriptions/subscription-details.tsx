import { formatEuro } from '@kostbar/contracts/money-format'
import type { OtherAccess, Subscription } from '@kostbar/contracts/subscriptions/schemas'
import type { ReactNode } from 'react'
import { perPeriodLabel } from '../../domain/products/price-labels.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PayOpenInvoice } from './pay-open-invoice.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { texts } from './texts.ts'

interface SubscriptionDetailsProps {
  readonly subscription: Subscription
  /** Cents of the credit at the payment provider. */
  readonly credit: number
  /** Access that stays when a membership ends; null when it closes. */
  readonly otherAccess: OtherAccess | null
}

/** Details of a subscription: product, status, price, period and actions. */
export function SubscriptionDetails({ subscription, credit, otherAccess }: SubscriptionDetailsProps) {
  const { kind, status, product, quantity, coaching, cancelAtPeriodEnd } = subscription
  const { currentPeriodStart, currentPeriodEnd, graceUntil } = subscription
  const isTrainer = useUser()?.trainer ?? false
  const endLabel = cancelAtPeriodEnd ? texts.ends : texts.renews
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{cancelAtPeriodEnd ? <CancelledName>{product.name}</CancelledName> : product.name}</h3>
        <StatusBadge subscription={subscription} />
      </div>
      {product.description ? <p className="mt-1 text-ink-soft">{product.description}</p> : null}
      {cancelAtPeriodEnd ? (
        <div className="mt-4">
          <Notice tone="apricot">
            {kind === 'MEMBERSHIP'
              ? texts.endsWarning(currentPeriodEnd, otherAccess, coaching)
              : isTrainer
                ? texts.slotsEndWarning(currentPeriodEnd)
                : texts.slotsEndWithRole(currentPeriodEnd)}
          </Notice>
        </div>
      ) : null}
      {status === 'PAST_DUE' ? (
        <div className="mt-4 grid gap-3">
          <Notice tone="apricot">{(kind === 'MEMBERSHIP' ? texts.pastDue : texts.slotsPastDue)(graceUntil)}</Notice>
          <PayOpenInvoice />
        </div>
      ) : null}
      <dl className="mt-4">
        {kind === 'CLIENT_SLOTS' ? <DetailRow name={texts.slots}>{formatNumber(quantity)}</DetailRow> : null}
        <DetailRow name={texts.price}>{priceText(subscription)}</DetailRow>
        <DetailRow name={texts.period}>{texts.fromTo(currentPeriodStart, currentPeriodEnd)}</DetailRow>
        <DetailRow name={endLabel}>{formatDate(currentPeriodEnd)}</DetailRow>
        {credit > 0 ? <DetailRow name={texts.credit}>{creditText(credit, subscription)}</DetailRow> : null}
      </dl>
      <SubscriptionActions subscription={subscription} otherAccess={otherAccess} />
    </div>
  )
}

const CancelledName = ({ children }: { children: ReactNode }) => (
  <s>
    <mark className="rounded-sm bg-apricot-soft px-1 text-apricot-ink">{children}</mark>
  </s>
)

const StatusBadge = ({ subscription: { status, cancelAtPeriodEnd } }: { subscription: Subscription }) => {
  if (status === 'PAST_DUE') return <Badge tone="berry">{texts.status.PAST_DUE}</Badge>
  if (cancelAtPeriodEnd) return <Badge tone="apricot">{texts.cancelled}</Badge>
  return <Badge tone={status === 'CANCELED' ? 'quiet' : 'leaf'}>{texts.status[status]}</Badge>
}

const priceText = ({ amount, currentPrice }: Subscription) =>
  amount === null || !currentPrice ? '–' : `${formatEuro(amount)} ${perPeriodLabel(currentPrice)}, ${texts.taxIncluded}`

const creditText = (credit: number, { cancelAtPeriodEnd }: Subscription) =>
  cancelAtPeriodEnd ? texts.creditAfterReactivation(formatEuro(credit)) : texts.creditOnNextInvoice(formatEuro(credit))

const DetailRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-b border-line py-3 last:border-b-0 sm:grid-cols-[11rem_1fr]">
    <dt className="text-sm text-ink-soft sm:text-base">{name}</dt>
    <dd>{children}</dd>
  </div>
)
