import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'

interface OutcomeBarProps {
  readonly children: ReactNode
  /** Undoes the action; undefined when it cannot be undone. */
  readonly onUndo: (() => void) | undefined
  readonly isPending?: boolean
  /** Closes the bar; given where it floats above a list of which it covers a part. */
  readonly onClose?: () => void
}

/**
 * Outcome of the last action with an undo button, above what the action changed. Place it in a live region, or focus its
 * text, so that screen readers read it.
 */
export const OutcomeBar = ({ children, onUndo, isPending = false, onClose }: OutcomeBarProps) => (
  <div
    className={classNames(
      'flex flex-wrap items-center gap-3 rounded-lg bg-sage px-4 py-2 font-medium',
      onClose ? 'shadow-high' : 'mb-4',
    )}
  >
    <div className="min-w-0 flex-1 py-1">{children}</div>
    {onUndo ? (
      <Button size="sm" variant="quiet" pending={isPending} onClick={onUndo}>
        {texts.undo}
      </Button>
    ) : null}
    {onClose ? (
      <Button size="sm" variant="quiet" aria-label={texts.close} onClick={onClose}>
        <X className="size-5" aria-hidden="true" />
      </Button>
    ) : null}
  </div>
)
