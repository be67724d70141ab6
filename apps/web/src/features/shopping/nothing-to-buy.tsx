import { EmptyState } from '../../ui/empty-state.tsx'
import { Still } from '../../ui/still.tsx'
import { marketBasket } from './scenes.ts'
import { texts } from './texts.ts'

/** The list is empty. */
export const NothingToBuy = () => (
  <EmptyState
    level={3}
    picture={<Still scene={marketBasket} className="aspect-[4/3]" />}
    title={texts.emptyTitle}
    text={texts.emptyText}
  />
)
