import { type ProtocolDay, type ProtocolDayChanges, protocolDay } from '@kostbar/contracts/protocol/schemas'
import { SavedNumberField } from '../../../domain/days/saved-number-field.tsx'
import { texts } from '../texts.ts'

type Field = 'sleepHours' | 'steps' | 'weightKg'

const labels: Record<Field, string> = {
  sleepHours: texts.day.sleepHours,
  steps: texts.day.steps,
  weightKg: texts.day.weight,
}

interface DayNumberProps {
  readonly field: Field
  readonly unit?: string
  readonly day: ProtocolDay
  readonly isReadOnly: boolean
  readonly onSave: (changes: ProtocolDayChanges) => void
}

/** Number field of a protocol day, saved when it is left. */
export const DayNumber = ({ field, unit, day, isReadOnly, onSave }: DayNumberProps) => (
  <SavedNumberField
    label={labels[field]}
    unit={unit}
    optional={!isReadOnly}
    disabled={isReadOnly}
    schema={protocolDay.shape[field]}
    stored={day[field]}
    onSave={(value) => onSave({ [field]: value })}
  />
)
