import { formatNumber } from '@kostbar/contracts/number-format'
import { type ProtocolDay, type ProtocolDayChanges, protocolDay } from '@kostbar/contracts/protocol/schemas'
import { useState } from 'react'
import * as z from 'zod/mini'
import { parseGermanNumber } from '../../../lib/parse-number.ts'
import { NumberField } from '../../../ui/number-field.tsx'
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
export function DayNumber({ field, unit, day, isReadOnly, onSave }: DayNumberProps) {
  const stored = day[field]
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const leave = () => {
    if (typed === undefined) return
    const value = parseGermanNumber(typed) ?? null
    const { error: refusal } = z.safeParse(protocolDay.shape[field], value)
    setError(refusal?.issues[0]?.message)
    if (refusal) return
    setTyped(undefined)
    if (value !== stored) onSave({ [field]: value })
  }
  return (
    <NumberField
      label={labels[field]}
      unit={unit}
      optional={!isReadOnly}
      disabled={isReadOnly}
      value={typed ?? (stored === null ? '' : formatNumber(stored))}
      error={error}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
    />
  )
}
