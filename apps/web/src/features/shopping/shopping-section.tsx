import { printouts } from '@kostbar/contracts/printouts/endpoints'
import { Printer } from 'lucide-react'
import { PdfButton } from '../../domain/printouts/pdf-button.tsx'
import { useUser } from '../../lib/session.ts'
import { useUndoStack } from '../../lib/use-undo-stack.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { AddItem } from './add-item.tsx'
import { EmptyShoppingList } from './empty-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { useCachedList } from './offline/use-cached-list.ts'
import { OwnItems } from './own-items.tsx'
import type { ShownItem } from './pending-changes.ts'
import { PlanChanges } from './plan-changes.tsx'
import { useShoppingChanges, useShoppingList } from './queries.ts'
import { Suggestions } from './suggestions.tsx'
import { texts } from './texts.ts'
import { UnsavedItems } from './unsaved-items.tsx'
import { WaitingAdditions } from './waiting-additions.tsx'

/** Section with the member's shopping list and suggestions from the plan and the trainer. */
export function ShoppingSection({ id }: { id: string }) {
  const user = useUser()
  useCachedList()
  const listQuery = useShoppingList()
  const list = listQuery.data
  const changes = useShoppingChanges()
  const removed = useUndoStack<ShownItem>()
  const remove = async (item: ShownItem) => {
    removed.push(item)
    if (!(await changes.remove(item))) removed.drop(item)
  }
  const undo = () => {
    if (!removed.last) return
    removed.drop(removed.last)
    changes.restore(removed.last)
  }
  const removeForGood = (item: ShownItem) => void changes.remove(item)
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-printed="alone">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-2xl">
          {texts.title}
        </h2>
        <p className="text-sm text-ink-soft" aria-live="polite">
          {list?.items.length ? texts.open(list.items.filter((item) => !item.checked).length) : ''}
        </p>
      </div>
      <Card>
        <div className="print:hidden">
          <AddItem onAdd={changes.add} />
          <UnsavedItems onRetry={changes.retry} />
          <WaitingAdditions />
        </div>
        <QueryView query={listQuery} errorTitle={texts.loadFailed} headingLevel={3} skeleton={<ListSkeleton />}>
          {({ items }) =>
            items.length > 0 ? (
              <OwnItems
                items={items}
                onTick={changes.tick}
                onRemove={(item) => void remove(item)}
                onRemoveDone={removeForGood}
              />
            ) : (
              <EmptyShoppingList />
            )
          }
        </QueryView>
        <UndoBar text={removed.last && texts.removed(removed.last.name)} onUndo={undo} />
      </Card>
      {user && list && list.items.length + list.suggestions.length > 0 ? (
        <div className="mt-2 flex flex-wrap gap-2 print:hidden">
          <PdfButton
            endpoint={printouts.shoppingList}
            request={{ params: { userId: user.id } }}
            fileName={texts.fileName}
            size="sm"
          />
          <Button variant="quiet" size="sm" className="max-sm:hidden" onClick={() => window.print()}>
            <Printer className="size-5" aria-hidden="true" />
            {texts.print}
          </Button>
        </div>
      ) : null}
      {user?.hasAccess && list ? (
        <PlanChanges
          isNeeded={[...list.items, ...list.suggestions].some(({ fromPlan }) => fromPlan)}
          onKeep={changes.add}
        />
      ) : null}
      {list ? (
        <>
          <Suggestions
            title={texts.fromOwnPlan}
            // Ticked suggestions are at home or bought, so they are hidden.
            items={list.suggestions.filter(({ fromPlan, checked }) => fromPlan && !checked)}
            onTick={changes.tick}
            onAccept={changes.acceptSuggestion}
            onAcceptAll={changes.acceptSuggestions}
            onRemove={removeForGood}
          />
          <Suggestions
            title={texts.suggestions}
            items={list.suggestions.filter(({ fromPlan }) => !fromPlan)}
            onTick={changes.tick}
            onAccept={changes.acceptSuggestion}
          />
        </>
      ) : null}
    </section>
  )
}
