import { useEffect, useRef } from 'react'
import { LinkedText } from '../../ui/linked-text.tsx'
import { OutcomeBar } from '../../ui/outcome-bar.tsx'
import { texts } from './texts.ts'
import type { Outcome } from './use-client-actions.ts'

interface OutcomeLineProps {
  readonly outcome: Outcome
  readonly onUndo: (() => void) | undefined
}

/** What the last action did, and for whom it was refused; stays until the next one, so that there is time to undo it. */
export function OutcomeLine({ outcome, onUndo }: OutcomeLineProps) {
  const { text, refusals } = outcome
  const line = useRef<HTMLDivElement>(null)
  // The actions are at the lower edge of the screen, the line above the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [outcome])
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
