import type { dayLog } from '@kostbar/contracts/day-log/endpoints'
import type { Answer } from '@kostbar/contracts/endpoint'
import { paths } from '../../lib/paths.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import type { DayValuesProps } from './day-values-props.ts'
import { type DishNames, PlannedMeals } from './planned-meals.tsx'
import { texts } from './texts.ts'
import { ValuesSection } from './values-section.tsx'

interface DayFormProps extends DayValuesProps {
  readonly entry: Answer<typeof dayLog.get>
  readonly dishes: DishNames
  /** Whether the values of the day are shown. */
  readonly isUnfolded: boolean
  readonly onUnfold: (isUnfolded: boolean) => void
}

/** What a member records about a day. During a 7-day protocol the values are entered there. */
export const DayForm = ({ entry, dishes, pending, isUnfolded, onUnfold, onSave }: DayFormProps) => (
  <>
    <PlannedMeals
      meals={entry.meals}
      dishes={dishes}
      emptyText={entry.inProtocol ? texts.nothingPlanned : texts.nothingPlannedYet}
      onSave={onSave}
    />
    {entry.inProtocol ? (
      <ProtocolHint />
    ) : (
      <ValuesSection
        entry={entry}
        pending={pending}
        isOpen={isUnfolded}
        onToggle={() => onUnfold(!isUnfolded)}
        onSave={onSave}
      />
    )}
  </>
)

const ProtocolHint = () => (
  <div className="mt-6 border-t border-line pt-5">
    <p className="measure text-ink-soft">{texts.inProtocol}</p>
    <MoreLink to={paths.protocol} text={texts.toProtocol} className="mt-1" />
  </div>
)
