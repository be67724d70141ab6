import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { texts } from './texts.ts'

interface OutcomeBarProps {
  readonly children: ReactNode
  /** Undoes the action; undefined when it cannot be undone. */
  readonly onUndo: (() => void) | undefined
  readonly isPending?: boolean
}

/**
 * Outcome of the last action with an undo button, above what the action changed. Place it in a live region, or focus its
 * text, so that screen readers read it.
 */
export const OutcomeBar = ({ children, onUndo, isPending = false }: OutcomeBarProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-3 rounded-lg bg-sage px-4 py-2 font-medium">
    <div className="min-w-0 flex-1 py-1">{children}</div>
    {onUndo ? (
      <Button size="sm" variant="quiet" pending={isPending} onClick={onUndo}>
        {texts.undo}
      </Button>
    ) : null}
  </div>
)
