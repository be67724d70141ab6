import { EmptyState } from '../../ui/empty-state.tsx'
import { MarketBasket } from '../../ui/pictures/scenes/market-basket.tsx'
import { texts } from './texts.ts'

/** The list is empty. */
export const NothingToBuy = () => (
  <EmptyState level={3} picture={<MarketBasket />} title={texts.emptyTitle} text={texts.emptyText} />
)
