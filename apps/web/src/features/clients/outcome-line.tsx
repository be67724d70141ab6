import { LinkedText } from '../../ui/linked-text.tsx'
import { OutcomeBar } from '../../ui/outcome-bar.tsx'
import { texts } from './texts.ts'
import type { BulkOutcome } from './use-client-actions.ts'

interface OutcomeLineProps {
  readonly outcome: BulkOutcome
  readonly onUndo: (() => void) | undefined
  readonly onClose: () => void
}

/** Result of the last action with its refusals and an undo button; stays visible until it is closed or the next action. */
export const OutcomeLine = ({ outcome: { text, refusals }, onUndo, onClose }: OutcomeLineProps) => (
  <OutcomeBar onUndo={onUndo} onClose={onClose}>
    <p>{text}</p>
    {refusals.length > 0 ? (
      <ul
        aria-label={texts.refused(refusals.length)}
        className="mt-1 max-h-40 overflow-y-auto font-normal wrap-anywhere"
      >
        {refusals.map(({ id, name, problem, link }) => (
          <li key={id}>
            <LinkedText text={texts.refusal(name, problem)} link={link} />
          </li>
        ))}
      </ul>
    ) : null}
  </OutcomeBar>
)
