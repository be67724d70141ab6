import { type Weekday, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { useEffect, useRef, useState } from 'react'
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts'
import { formatNumber } from '../../lib/format.ts'
import { DisclosureSummary } from '../../ui/disclosure-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { texts } from './texts.ts'

/** Energy by weekday in kcal, as typed; empty for days like every other day. */
export type TypedWeekdays = Partial<Record<Weekday, string>>

interface WeekdayFieldsProps {
  readonly typed: TypedWeekdays
  /** Errors by weekday. */
  readonly errors: Partial<Record<Weekday, string>>
  /** Energy of the other days in kcal; null while the field is not a number. */
  readonly kcal: number | null
  readonly onChange: (typed: TypedWeekdays) => void
}

/**
 * Fields for a different energy on single weekdays; carbohydrates make up the difference. Errors open the fields and
 * focus the first wrong one.
 */
export function WeekdayFields({ typed, errors, kcal, onChange }: WeekdayFieldsProps) {
  const [isOpen] = useState(() => Object.values(typed).some(Boolean))
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!details.current || Object.keys(errors).length === 0) return
    details.current.open = true
    focusFirstInvalid(details.current)
  }, [errors])
  return (
    <details ref={details} className="group mt-1 border-t border-line pt-2" open={isOpen}>
      <DisclosureSummary>{texts.weekdays}</DisclosureSummary>
      <p className="mb-3 text-ink-soft">{texts.weekdaysHint}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-5">
        {weekdays.map((day) => (
          <TextField
            key={day}
            label={weekdayNames[day]}
            optional
            inputMode="numeric"
            autoComplete="off"
            placeholder={kcal === null ? undefined : formatNumber(kcal)}
            error={errors[day]}
            value={typed[day] ?? ''}
            onChange={({ target }) => onChange({ ...typed, [day]: target.value })}
          />
        ))}
      </div>
    </details>
  )
}
