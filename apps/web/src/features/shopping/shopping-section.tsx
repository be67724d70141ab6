import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { AddItem } from './add-item.tsx'
import { EmptyShoppingList } from './empty-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { OwnItems } from './own-items.tsx'
import type { ShownItem } from './pending-changes.ts'
import { useShoppingChanges, useShoppingList } from './queries.ts'
import { Suggestions } from './suggestions.tsx'
import { texts } from './texts.ts'
import { UnsavedItems } from './unsaved-items.tsx'

/** The member's shopping list and their trainer's suggestions. */
export function ShoppingSection({ id }: { id: string }) {
  const listQuery = useShoppingList()
  const list = listQuery.data
  const changes = useShoppingChanges()
  const [removed, setRemoved] = useState<ShownItem>()
  const remove = (item: ShownItem) => {
    setRemoved(item)
    changes.remove(item)
  }
  const undo = (item: ShownItem) => {
    setRemoved(undefined)
    changes.restore(item)
  }
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-2xl">
          {texts.title}
        </h2>
        <p className="text-sm text-ink-soft" aria-live="polite">
          {list?.items.length ? texts.open(list.items.filter((item) => !item.checked).length) : ''}
        </p>
      </div>
      <Card>
        <AddItem onAdd={changes.add} />
        <UnsavedItems onRetry={changes.add} />
        <QueryView query={listQuery} errorTitle={texts.loadFailed} headingLevel={3} skeleton={<ListSkeleton />}>
          {({ items }) =>
            items.length > 0 ? (
              <OwnItems items={items} onTick={changes.tick} onRemove={remove} onRemoveDone={changes.remove} />
            ) : (
              <EmptyShoppingList />
            )
          }
        </QueryView>
        <UndoBar text={removed && texts.removed(removed.name)} onUndo={() => removed && undo(removed)} />
      </Card>
      {list ? <Suggestions items={list.suggestions} onTick={changes.tick} onAccept={changes.acceptSuggestion} /> : null}
    </section>
  )
}
