import type { ContentOf } from '@kostbar/contracts/content'
import { clientSlotsQuery } from '../../domain/products/product-queries.ts'
import { usePublicQuery } from '../../lib/use-public-query.ts'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { IncludedList } from './included-list.tsx'
import { OfferSkeleton } from './offer-skeleton.tsx'
import { OfferUnavailable } from './offer-unavailable.tsx'
import { OffersSection } from './offers-section.tsx'
import { SlotPrices } from './slot-prices.tsx'
import { texts } from './texts.ts'

/** Content block: the client slots product with its price calculator. */
export function ClientSlots({ block }: { block: ContentOf<'client_slots'> }) {
  const productQuery = usePublicQuery(clientSlotsQuery)
  const { data } = productQuery
  return (
    <OffersSection title={block.title ?? data?.name} text={block.text ?? data?.description ?? undefined}>
      <Card className="lg:p-12">
        <QueryView
          query={productQuery}
          skeleton={
            <div className="min-h-112">
              <OfferSkeleton choices={2} />
            </div>
          }
          errorView={OfferUnavailable}
        >
          {(product) => <SlotPrices product={product} />}
        </QueryView>
        {block.included ? (
          <div className="mt-8 border-t border-line pt-8">
            <IncludedList included={block.included} label={texts.included} />
          </div>
        ) : null}
      </Card>
    </OffersSection>
  )
}
