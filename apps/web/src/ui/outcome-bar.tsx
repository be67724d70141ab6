import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'
import { useHeadingFocusAfter } from './use-heading-focus-after.ts'

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
 * text, so that screen readers read it. If the focus is lost with a button of the bar, the nearest heading
 * gets it.
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
      <BarButton pending={isPending} onClick={onUndo}>
        {texts.undo}
      </BarButton>
    ) : null}
    {onClose ? (
      <BarButton aria-label={texts.close} onClick={onClose}>
        <X className="size-5" aria-hidden="true" />
      </BarButton>
    ) : null}
  </div>
)

function BarButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null)
  useHeadingFocusAfter(button)
  return <Button {...props} ref={button} size="sm" variant="quiet" />
}
