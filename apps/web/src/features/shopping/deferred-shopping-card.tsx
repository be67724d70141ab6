import { DeferredComponent } from '../../lib/deferred-component.tsx'
import { paths } from '../../lib/paths.ts'
import { OverviewCard } from '../../ui/overview-card.tsx'
import { OverviewListSkeleton } from '../../ui/overview-list.tsx'
import { cardTexts } from './card-texts.ts'

const shoppingCard = async () => (await import('./shopping-card.tsx')).ShoppingCard

/** Shopping card of the overview, loaded when it is near the viewport. */
export const DeferredShoppingCard = () => (
  <DeferredComponent
    load={shoppingCard}
    props={{}}
    fallback={
      <OverviewCard title={cardTexts.title} to={paths.shoppingAndNotes} linkText={cardTexts.toList}>
        <OverviewListSkeleton />
      </OverviewCard>
    }
    // Both cards of a row are equally high.
    className="grid grid-cols-1"
  />
)
