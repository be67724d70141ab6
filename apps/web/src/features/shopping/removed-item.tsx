import { Button } from '../../ui/button.tsx'
import type { ShownItem } from './pending-changes.ts'
import { texts } from './texts.ts'

interface RemovedItemProps {
  readonly item: ShownItem | undefined
  readonly onUndo: (item: ShownItem) => void
}

/** Undo of the last deletion, without a time limit. */
export const RemovedItem = ({ item, onUndo }: RemovedItemProps) => (
  <div role="status" className="sticky bottom-24 lg:bottom-6">
    {item ? (
      <p className="mt-4 flex items-center justify-between gap-4 rounded-md bg-deep py-1 pr-1 pl-4 text-sm text-on-deep shadow-high">
        <span className="min-w-0 wrap-anywhere">{texts.removed(item.name)}</span>
        <Button
          variant="quiet"
          size="sm"
          className="text-on-deep hover:text-leaf active:text-leaf"
          onClick={() => onUndo(item)}
        >
          {texts.undo}
        </Button>
      </p>
    ) : null}
  </div>
)
