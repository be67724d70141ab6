import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MarketBasket } from '../../ui/pictures/scenes/market-basket.tsx'
import { SpilledFlour } from '../../ui/pictures/scenes/spilled-flour.tsx'
import { AddItem } from './add-item.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { OwnItems } from './own-items.tsx'
import { useShoppingChanges, useShoppingList } from './queries.ts'
import { Suggestions } from './suggestions.tsx'
import { texts } from './texts.ts'
import { UnsavedItems } from './unsaved-items.tsx'

/** The member's shopping list with what their trainer suggests. */
export function ShoppingSection({ id }: { id: string }) {
  const { list, error, refetch, isRefetching } = useShoppingList()
  const change = useShoppingChanges()
  const openCount = list?.items.filter((item) => !item.checked).length
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-2xl">
          {texts.title}
        </h2>
        <p className="text-sm text-ink-soft" aria-live="polite">
          {openCount !== undefined && list?.items.length ? texts.open(openCount) : ''}
        </p>
      </div>
      <Card>
        <AddItem onAdd={change.add} />
        <UnsavedItems onRetry={change.add} />
        {list ? (
          list.items.length > 0 ? (
            <OwnItems items={list.items} onTick={change.tick} onRemove={change.remove} onRestore={change.restore} />
          ) : (
            <EmptyState level={3} picture={<MarketBasket />} title={texts.emptyTitle} text={texts.emptyText} />
          )
        ) : error ? (
          <EmptyState
            level={3}
            picture={<SpilledFlour />}
            title={texts.loadFailed}
            text={problemText(error)}
            action={
              <Button pending={isRefetching} onClick={() => void refetch()}>
                {texts.tryAgain}
              </Button>
            }
          />
        ) : (
          <ListSkeleton />
        )}
      </Card>
      {list ? <Suggestions items={list.suggestions} onTick={change.tick} onTakeOver={change.takeOver} /> : null}
    </section>
  )
}
