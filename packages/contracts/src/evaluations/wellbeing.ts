import { type WellbeingRow, wellbeingFields } from './statistics-schemas.ts'
import { meanOf, type RecordedWeek } from './week.ts'

/** Sleep, stress and other wellbeing fields of a week, by day and as mean. */
export const wellbeingOf = ({ days }: RecordedWeek): WellbeingRow[] =>
  wellbeingFields.map((field) => {
    const values = days.map((day) => day[field] ?? null)
    return { field, values, mean: meanOf(values) }
  })
