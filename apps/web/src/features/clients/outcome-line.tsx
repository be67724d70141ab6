import { useEffect, useRef } from 'react'
import { LinkedText } from '../../ui/linked-text.tsx'
import { OutcomeBar } from '../../ui/outcome-bar.tsx'
import { texts } from './texts.ts'
import type { BulkOutcome } from './use-client-actions.ts'

interface OutcomeLineProps {
  readonly outcome: BulkOutcome
  readonly onUndo: (() => void) | undefined
}

/** Result of the last action with its refusals and an undo button; stays visible until the next action. */
export function OutcomeLine({ outcome, onUndo }: OutcomeLineProps) {
  const { text, refusals } = outcome
  const line = useRef<HTMLDivElement>(null)
  // The action bar is at the bottom of the screen, this line above the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would call as the effect's cleanup.
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <div ref={line} role="status" className="scroll-mt-24">
      <OutcomeBar onUndo={onUndo}>
        <p>{text}</p>
        {refusals.length > 0 ? (
          <ul aria-label={texts.refused(refusals.length)} className="mt-1 font-normal wrap-anywhere">
            {refusals.map(({ id, name, problem, link }) => (
              <li key={id}>
                <LinkedText text={texts.refusal(name, problem)} link={link} />
              </li>
            ))}
          </ul>
        ) : null}
      </OutcomeBar>
    </div>
  )
}
