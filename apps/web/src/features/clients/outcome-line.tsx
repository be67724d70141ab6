import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

interface OutcomeLineProps {
  readonly text: string
  readonly onUndo: (() => void) | undefined
}

/** What the last action did; stays until the next one, so that there is time to undo it. */
export const OutcomeLine = ({ text, onUndo }: OutcomeLineProps) => (
  <div role="status" className="mb-4 flex flex-wrap items-center gap-3 rounded-lg bg-sage px-4 py-2 font-medium">
    <p className="min-w-0 flex-1">{text}</p>
    {onUndo ? (
      <Button size="sm" variant="quiet" onClick={onUndo}>
        {texts.undo}
      </Button>
    ) : null}
  </div>
)
