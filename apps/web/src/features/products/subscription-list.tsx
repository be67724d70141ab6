import type { ContentOf } from '@kostbar/contracts/content'
import { classNames } from '../../ui/class-names.ts'
import { OfferCard } from './offer-card.tsx'
import { OffersSection } from './offers-section.tsx'

/** Content block: offer cards side by side. */
export const SubscriptionList = ({ block: { title, text, items } }: { block: ContentOf<'subscription_list'> }) => (
  <OffersSection title={title} text={text}>
    <div className={classNames('grid gap-6', columns(items.length))}>
      {items.map((offer) => (
        <OfferCard key={offer._uid} offer={offer} alone={items.length === 1} />
      ))}
    </div>
  </OffersSection>
)

const columns = (count: number) =>
  count === 1 ? '' : `md:grid-rows-[auto_auto_auto] ${count === 2 ? 'md:grid-cols-2' : 'lg:grid-cols-3'}`
