import { formatNumber } from '@kostbar/contracts/number-format'
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { parseGermanNumber } from '../../lib/parse-number.ts'
import { NumberField } from '../../ui/number-field.tsx'

type SavedNumberFieldProps = Pick<
  ComponentProps<typeof NumberField>,
  'label' | 'unit' | 'description' | 'optional' | 'disabled' | 'inputMode' | 'autoFocus'
> & {
  /** Schema of the contract, which names the possible values. */
  readonly schema: z.ZodMiniType<number | null>
  /** Stored number; null when there is none. */
  readonly stored: number | null
  /** Called with the number when it was changed; null when the field was emptied. */
  readonly onSave: (value: number | null) => void
}

/** Number field that saves when it or the page is left, or on Enter. A refused number stays in the field, with what is possible. */
export function SavedNumberField({ schema, stored, onSave, ...field }: SavedNumberFieldProps) {
  /** Undefined: shows the stored number. */
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const save = () => {
    if (typed === undefined) return
    const value = parseGermanNumber(typed) ?? null
    const { error: refusal } = z.safeParse(schema, value)
    setError(refusal?.issues[0]?.message)
    if (refusal) return
    setTyped(undefined)
    if (value !== stored) onSave(value)
  }
  const saveTyped = useEffectEvent(save)
  useEffect(() => {
    // Leaving the page does not always take the focus from the field before.
    const saveOnPageHide = () => saveTyped()
    addEventListener('pagehide', saveOnPageHide)
    return () => {
      removeEventListener('pagehide', saveOnPageHide)
      saveTyped()
    }
  }, [])
  const saveOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') save()
  }
  return (
    <NumberField
      {...field}
      value={typed ?? (stored === null ? '' : formatNumber(stored))}
      error={error}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={saveOnEnter}
    />
  )
}
