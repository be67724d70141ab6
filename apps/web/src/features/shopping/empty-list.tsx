import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { marketBasket } from '../../ui/illustration/scenes.ts'
import { texts } from './texts.ts'

export const EmptyShoppingList = () => (
  <EmptyState
    level={3}
    picture={<LazyIllustration loader={marketBasket} className="aspect-[4/3]" />}
    title={texts.emptyTitle}
    text={texts.emptyText}
  />
)
