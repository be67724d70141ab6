import type { ContentOf } from '@kostbar/contracts/content'
import { useId } from 'react'
import { productQuery } from '../../domain/products/product-queries.ts'
import { usePublicQuery } from '../../lib/use-public-query.ts'
import { classNames } from '../../ui/class-names.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { IncludedList } from './included-list.tsx'
import { OfferPrices } from './offer-prices.tsx'
import { OfferSkeleton } from './offer-skeleton.tsx'
import { OfferTag } from './offer-tag.tsx'
import { OfferUnavailable } from './offer-unavailable.tsx'
import type { BillingPeriod } from './price-comparison.ts'
import { texts } from './texts.ts'

interface OfferCardProps {
  readonly offer: ContentOf<'subscription'>
  readonly period: BillingPeriod
  /** Whether it is the only card of its list: full width, with the price beside the text. */
  readonly alone: boolean
}

/**
 * Offer card. Its parts are subgrid rows of the list, so that names, prices and buttons of neighbouring cards align.
 */
export function OfferCard({ offer, period, alone }: OfferCardProps) {
  const id = useId()
  const offerQuery = usePublicQuery(productQuery(offer.product))
  return (
    <article
      aria-labelledby={id}
      className={classNames(
        'card relative grid grid-rows-[auto_1fr_auto] gap-6 rounded-xl p-6 sm:p-8',
        alone
          ? 'lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:p-12'
          : 'md:row-span-3 md:grid-rows-subgrid',
        offer.highlighted ? 'bg-raised shadow-high inset-ring-2 inset-ring-leaf' : 'bg-raised shadow-low',
      )}
    >
      <header>
        <OfferTag productId={offer.product} highlighted={offer.highlighted} />
        <h3 id={id} className="text-2xl">
          {offer.name}
        </h3>
        {offerQuery.data?.description ? <p className="mt-2 text-ink-soft">{offerQuery.data.description}</p> : null}
      </header>
      <div className={classNames('grid', alone && 'lg:col-start-2 lg:row-span-2 lg:row-start-1')}>
        <QueryView query={offerQuery} skeleton={<OfferSkeleton choices={0} />} errorView={OfferUnavailable}>
          {(product) => (
            <OfferPrices
              name={offer.name}
              product={product}
              calculation={offer.priceCalculation ?? 'other'}
              period={period}
            />
          )}
        </QueryView>
      </div>
      <div className="border-t border-line pt-6">
        <IncludedList included={offer.included} label={texts.included} />
      </div>
    </article>
  )
}
