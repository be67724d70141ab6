import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useLayoutEffect, useReducer } from 'react'
import { paths } from '../../../lib/paths.ts'
import { hasSessionMarker, sessionQuery } from '../../../lib/session.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { AddItem } from '../add-item.tsx'
import { AisleLists } from '../aisle-lists.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import type { ShownItem } from '../pending-changes.ts'
import { texts as allTexts } from '../texts.ts'
import { TickRow } from '../tick-row.tsx'
import { useRowFocus } from '../use-row-focus.ts'
import { readOfflineList } from './offline-list.ts'
import { useReturnToList } from './use-return-to-list.ts'

const texts = allTexts.offline

/**
 * Page that the service worker shows when another cannot be reached: the shopping list as it was last loaded. What is ticked
 * and added waits on the device like on the list itself, and is sent when that is opened, which this page does as soon as
 * the browser is online.
 */
export function OfflineListPage() {
  useReturnToList()
  useUnknownSession()
  return (
    <div className="column py-6 lg:py-12">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-3xl">{allTexts.title}</h1>
        <p className="measure mt-2 text-ink-soft">{texts.text}</p>
        {/* A new document: the app would not leave this page without a connection. */}
        <a
          href={paths.shoppingAndNotes}
          className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-3')}
        >
          {allTexts.tryAgain}
        </a>
        <div className="mt-6">
          <CachedList />
        </div>
      </div>
    </div>
  )
}

/** Session of the cached page: it was rendered without a user, and only the API can say whether there is a session. */
function useUnknownSession(): void {
  const queries = useQueryClient()
  useLayoutEffect(() => {
    if (!hasSessionMarker() || queries.getQueryData(sessionQuery.queryKey) !== null) return
    queries.getQueryCache().find(sessionQuery)?.setState({ data: undefined, status: 'pending' })
  }, [queries])
}

function CachedList() {
  const isHydrated = useHydrated()
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  const openFocus = useRowFocus()
  const doneFocus = useRowFocus()
  if (!isHydrated)
    return (
      <Card>
        <ListSkeleton />
      </Card>
    )
  const list = readOfflineList()
  if (!list) return <p>{texts.none}</p>
  const { tick, add, remove } = list
  const open = list.items.filter(({ checked }) => !checked)
  const done = list.items.filter(({ checked }) => checked)
  const row = (item: ShownItem) => (
    <TickRow
      key={item.id}
      item={item}
      onTick={(checked) => {
        tick(item, checked)
        readAgain()
      }}
    >
      {item.key === undefined ? null : (
        <RemoveButton
          name={item.name}
          onClick={() => {
            if (item.key !== undefined) remove(item.key)
            readAgain()
          }}
        />
      )}
    </TickRow>
  )
  return (
    <Card>
      <AddItem
        onAdd={(name) => {
          add(name)
          readAgain()
        }}
      />
      <p className="text-sm text-ink-soft" aria-live="polite">
        {list.items.length > 0 ? allTexts.open(open.length) : allTexts.emptyTitle}
      </p>
      <div {...openFocus}>
        <AisleLists items={open} label={allTexts.title} heading="h2" row={row} />
      </div>
      {done.length > 0 ? (
        <section className="mt-6" aria-label={allTexts.done}>
          <h2 className="text-lg text-ink-soft">{`${allTexts.done} (${done.length})`}</h2>
          <div {...doneFocus}>
            <ul>{done.map(row)}</ul>
          </div>
        </section>
      ) : null}
    </Card>
  )
}

const RemoveButton = ({ name, onClick }: { readonly name: string; readonly onClick: () => void }) => (
  <button
    type="button"
    aria-label={allTexts.remove(name)}
    onClick={onClick}
    className="grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-berry-soft hover:text-berry"
  >
    <X className="size-5" aria-hidden="true" />
  </button>
)
