import type { ContentOf } from '@kostbar/contracts/content'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { AfterPurchase } from './after-purchase.tsx'
import { BillingPeriodSwitch } from './billing-period-switch.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { OfferCard } from './offer-card.tsx'
import { OffersSection } from './offers-section.tsx'
import type { BillingPeriod } from './price-comparison.ts'

/** Content block: offer cards side by side for one billing period, feature comparison, and steps after a purchase. */
export function SubscriptionList({ block: { title, text, items } }: { block: ContentOf<'subscription_list'> }) {
  const [period, setPeriod] = useState<BillingPeriod>('month')
  return (
    <OffersSection title={title} text={text}>
      <BillingPeriodSwitch value={period} onChange={setPeriod} />
      <div className={classNames('mt-8 grid gap-6', columns(items.length))}>
        {items.map((offer) => (
          <OfferCard key={offer._uid} offer={offer} period={period} alone={items.length === 1} />
        ))}
      </div>
      {items.length > 1 ? <ComparisonTable offers={items} /> : null}
      <AfterPurchase />
    </OffersSection>
  )
}

const columns = (count: number) =>
  count === 1 ? '' : `md:grid-rows-[auto_auto_auto] ${count === 2 ? 'md:grid-cols-2' : 'lg:grid-cols-3'}`
