import { Button } from './button.tsx'
import { texts } from './texts.ts'

interface UndoBarProps {
  /** German text about the deleted item; undefined hides the bar. */
  readonly text: string | undefined
  readonly onUndo: () => void
}

/** Bar that undoes the last deletion, without a time limit. */
export const UndoBar = ({ text, onUndo }: UndoBarProps) => (
  <div role="status" className="sticky bottom-24 lg:bottom-6">
    {text === undefined ? null : (
      <p className="mt-4 flex items-center justify-between gap-4 rounded-md bg-deep py-1 pr-1 pl-4 text-sm text-on-deep shadow-high">
        <span className="min-w-0 wrap-anywhere">{text}</span>
        <Button variant="quiet" size="sm" className="text-on-deep hover:text-leaf active:text-leaf" onClick={onUndo}>
          {texts.undo}
        </Button>
      </p>
    )}
  </div>
)
