import { dayEntry } from '@kostbar/contracts/day-log/schemas'
import { useState } from 'react'
import { SavedNumberField } from '../../domain/days/saved-number-field.tsx'
import type { DayValuesProps } from './day-values-props.ts'
import { texts } from './texts.ts'

type Field = 'waterMl' | 'steps' | 'weightKg'

const fields = {
  waterMl: { label: texts.exactWater, unit: 'ml', hint: texts.exactWaterHint, inputMode: 'numeric' },
  steps: { label: texts.steps, unit: undefined, hint: texts.stepsHint, inputMode: 'numeric' },
  weightKg: { label: texts.weight, unit: 'kg', hint: texts.weightHint, inputMode: 'decimal' },
} as const

interface DayNumberProps extends DayValuesProps {
  readonly field: Field
  readonly autoFocus?: boolean
}

/** Number field of a day, saved when it is left; says when the number is stored. */
export function DayNumber({ field, entry, pending, onSave, autoFocus = false }: DayNumberProps) {
  const { label, unit, hint, inputMode } = fields[field]
  const stored = entry[field]
  /** Number that was entered here; undefined before. A refused one is not the stored one. */
  const [entered, setEntered] = useState<number | null>()
  const isSaving = pending.some((changes) => changes[field] !== undefined)
  const status = isSaving ? texts.saving : entered === stored ? texts.saved : hint
  return (
    <SavedNumberField
      label={label}
      unit={unit}
      optional
      autoFocus={autoFocus}
      inputMode={inputMode}
      description={status}
      schema={dayEntry.shape[field]}
      stored={stored}
      onSave={(value) => {
        setEntered(value)
        onSave({ [field]: value })
      }}
    />
  )
}
