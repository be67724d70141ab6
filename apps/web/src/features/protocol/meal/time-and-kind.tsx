import { type ProtocolMealKind, protocolMealKinds } from '@kostbar/contracts/protocol/options'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { texts } from '../texts.ts'

const labels = texts.meal

interface TimeAndKindProps {
  /** Such as `12:30`. */
  readonly time: string
  readonly kind: ProtocolMealKind
  readonly onTime: (time: string) => void
  readonly onKind: (kind: ProtocolMealKind) => void
}

/** Fields of an entry's time and kind of meal. */
export const TimeAndKind = ({ time, kind, onTime, onKind }: TimeAndKindProps) => (
  <div className="-mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-4">
    <TextField
      label={labels.time}
      type="time"
      value={time}
      onChange={({ target }) => target.value && onTime(target.value)}
    />
    <SelectField label={labels.kind} value={kind} onChange={({ target }) => onKind(target.value as ProtocolMealKind)}>
      {Object.entries(protocolMealKinds).map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </SelectField>
  </div>
)
