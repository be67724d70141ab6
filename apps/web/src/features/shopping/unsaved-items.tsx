import { CloudOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { PendingAddition } from './pending-additions.ts'
import { texts } from './texts.ts'
import { useUnsavedItems } from './use-unsaved-items.ts'

/** List of items that the API did not accept, to retry or discard. */
export function UnsavedItems({ onRetry }: { onRetry: (item: PendingAddition) => void }) {
  const { items, remove } = useUnsavedItems()
  const retry = (item: PendingAddition) => {
    remove(item)
    onRetry(item)
  }
  return items.map((item) => (
    <div
      key={item.key}
      role="alert"
      className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-berry-soft px-4 py-2"
    >
      <CloudOff className="size-5 shrink-0 text-berry" aria-hidden="true" />
      <p className="flex-1 basis-48 text-sm wrap-anywhere">{texts.unsaved(item.name)}</p>
      <Button variant="quiet" size="sm" onClick={() => retry(item)}>
        {texts.tryAgain}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => remove(item)}>
        {texts.discard}
      </Button>
    </div>
  ))
}
