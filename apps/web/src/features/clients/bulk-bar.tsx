import { Button } from '../../ui/button.tsx'
import { RestoreFocusOnUnmount } from '../../ui/restore-focus-on-unmount.tsx'
import { texts } from './texts.ts'
import type { ActionRequest } from './use-client-actions.ts'

interface BulkBarProps {
  readonly ids: readonly string[]
  readonly pending: boolean
  readonly onAction: (request: ActionRequest) => void
  readonly onClear: () => void
}

const actions = [
  ['MESSAGE', texts.write],
  ['TAG', texts.addTag],
  ['PAUSE', texts.pause],
  ['RESUME', texts.resume],
  ['ARCHIVE', texts.archiveOne],
] as const

/**
 * Bar with bulk actions, shown while clients are selected. When it goes, the focus returns
 * to the checkbox that brought it.
 */
export function BulkBar({ ids, pending, onAction, onClear }: BulkBarProps) {
  if (ids.length === 0) return null
  return (
    <section
      aria-label={texts.selected(ids.length)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-raised p-3 shadow-high inset-ring inset-ring-line"
    >
      <RestoreFocusOnUnmount />
      <p className="font-semibold" role="status">
        {texts.selected(ids.length)}
      </p>
      <div data-bulk-actions className="flex flex-wrap gap-2 sm:ml-auto">
        {actions.map(([action, label]) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'ARCHIVE' ? 'danger' : 'secondary'}
            disabled={pending}
            onClick={() => onAction({ ids, action })}
          >
            {label}
          </Button>
        ))}
        <Button size="sm" variant="quiet" onClick={onClear}>
          {texts.clearSelection}
        </Button>
      </div>
    </section>
  )
}
