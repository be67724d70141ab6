import type { ContentOf } from '@kostbar/contracts/content'
import type { ReactNode } from 'react'
import { productQuery } from '../../domain/products/product-queries.ts'
import { usePublicQuery } from '../../lib/use-public-query.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { IncludedList } from './included-list.tsx'
import { OfferPrices } from './offer-prices.tsx'
import { OfferSkeleton } from './offer-skeleton.tsx'
import { OfferUnavailable } from './offer-unavailable.tsx'
import { OffersSection } from './offers-section.tsx'
import { texts } from './texts.ts'

interface ProductOfferProps {
  block: Omit<ContentOf<'product'>, 'text' | 'image'>
  /** Rendered text of the content service, which replaces the product's description of the payment service. */
  text?: ReactNode
  picture?: ReactNode
}

/** Content block: a single product with text, picture, inclusions and prices. */
export function ProductOffer({ block, text, picture }: ProductOfferProps) {
  const offerQuery = usePublicQuery(productQuery(block.product))
  const { data } = offerQuery
  const title = block.title ?? data?.name ?? ''
  return (
    <OffersSection>
      <Card className={classNames('grid items-center gap-x-14 gap-y-8 lg:p-12', Boolean(picture) && 'lg:grid-cols-2')}>
        {picture}
        <div
          className={classNames(
            'grid items-center gap-x-12 gap-y-8',
            picture ? 'md:max-lg:grid-cols-[minmax(0,1fr)_16rem]' : 'md:grid-cols-[minmax(0,1fr)_22rem]',
          )}
        >
          <div>
            <h2 className="min-h-[1.16em] hyphens-auto">{title}</h2>
            <div className="mt-4 text-lg text-ink-soft">{text ?? data?.description}</div>
            <div className="mt-6">
              <IncludedList included={block.included} label={texts.included} />
            </div>
          </div>
          <QueryView query={offerQuery} skeleton={<OfferSkeleton choices={0} />} errorView={OfferUnavailable}>
            {(product) => <OfferPrices name={title} product={product} calculation="other" period="month" />}
          </QueryView>
        </div>
      </Card>
    </OffersSection>
  )
}
