import { bulkMax } from '@kostbar/contracts/clients/limits'
import { Button } from '../../ui/button.tsx'
import { RestoreFocusOnUnmount } from '../../ui/restore-focus-on-unmount.tsx'
import { texts } from './texts.ts'
import type { ActionRequest } from './use-client-actions.ts'

interface BulkBarProps {
  readonly ids: readonly string[]
  /** Number of selected clients who are not in the list that is shown. */
  readonly unlistedCount: number
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
export function BulkBar({ ids, unlistedCount, pending, onAction, onClear }: BulkBarProps) {
  if (ids.length === 0) return null
  const isTooMany = ids.length > bulkMax
  return (
    <section
      aria-label={texts.selected(ids.length)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-raised p-3 shadow-high inset-ring inset-ring-line"
    >
      <RestoreFocusOnUnmount />
      <div role="status">
        <p className="font-semibold">{texts.selected(ids.length)}</p>
        {unlistedCount > 0 ? <p className="text-sm text-ink-soft">{texts.unlisted(unlistedCount)}</p> : null}
        {isTooMany ? <p className="text-sm text-berry">{texts.tooManySelected(bulkMax)}</p> : null}
      </div>
      <div data-bulk-actions className="flex flex-wrap gap-2 sm:ml-auto">
        {actions.map(([action, label]) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'ARCHIVE' ? 'danger' : 'secondary'}
            disabled={pending || isTooMany}
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
