import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { focusOnMountIfLost } from './focus-on-mount.ts'
import { texts } from './texts.ts'
import { useHeadingFocusAfter } from './use-heading-focus-after.ts'

interface UndoBarProps {
  /** German text about the deleted item; undefined hides the bar. */
  readonly text: string | undefined
  readonly onUndo: () => void
}

/**
 * Bar that undoes the last deletion, without a time limit. If the focus was lost with the deleted row, the undo button
 * gets it; when the bar goes, the nearest heading.
 */
export const UndoBar = ({ text, onUndo }: UndoBarProps) => (
  <div role="status" className="sticky bottom-24 lg:bottom-6">
    {text === undefined ? null : <Bar text={text} onUndo={onUndo} />}
  </div>
)

function Bar({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each deletion has another text
  useEffect(() => {
    focusOnMountIfLost(button.current)
  }, [text])
  useHeadingFocusAfter(button)
  return (
    <p className="mt-4 flex items-center justify-between gap-4 rounded-md bg-deep py-1 pr-1 pl-4 text-sm text-on-deep shadow-high">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        className="text-on-deep hover:text-leaf active:text-leaf"
        onClick={onUndo}
      >
        {texts.undo}
      </Button>
    </p>
  )
}
