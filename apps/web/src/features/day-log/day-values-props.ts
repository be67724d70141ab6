import type { DayChanges, DayEntry } from '@kostbar/contracts/day-log/schemas'

/** Props of the fields of a day. */
export interface DayValuesProps {
  readonly entry: DayEntry
  /** Changes of the day that the API has not confirmed yet. */
  readonly pending: readonly DayChanges[]
  readonly onSave: (changes: DayChanges) => void
}
