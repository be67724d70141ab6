import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import { bestCount } from '@kostbar/contracts/foods/household-measures'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatNumber } from '../../../../lib/format.ts'
import { parseRequiredNumber } from '../../../../lib/parse-number.ts'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { amountRange, stepByRange, stepMeasure, toValidAmount } from '../state/amounts.ts'
import type { EditorItem } from '../state/plan-week.ts'
import { texts } from '../texts.ts'

interface AmountFieldProps {
  readonly item: EditorItem
  readonly amount: number
  readonly onChange: (amount: number) => void
}

const stepClass =
  'mt-7 grid size-12 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf hover:bg-sage-deep active:bg-sage-deep'

/**
 * Field for an amount, typed or changed by plus and minus: portions in quarters, or a weight in grams or household
 * measures.
 */
export function AmountField({ item, amount, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [unit, setUnit] = useState<HouseholdMeasure | undefined>(() => bestCount(amount, item.measures)?.measure)
  const perUnit = unit?.grams ?? 1
  const { min, max } = amountRange(item)
  const parsed = typed === undefined ? amount : parseRequiredNumber(typed) * perUnit
  const isValid = parsed >= min && parsed <= max
  const commit = () => {
    if (typed === undefined || !isValid) return
    setTyped(undefined)
    onChange(toValidAmount(item, parsed))
  }
  // Escape and the back button take the field away without a blur event.
  const commitOnLeave = useEffectEvent(commit)
  useEffect(() => () => commitOnLeave(), [])
  const step = (direction: 1 | -1) => {
    setTyped(undefined)
    onChange(unit ? stepMeasure(amount, unit, direction) : stepByRange(item, amount, direction))
  }
  const label = item.measures.length > 0 ? texts.amount : item.kind === 'food' ? texts.grams : texts.portions
  return (
    <>
      <div className="flex items-start gap-3">
        <button type="button" aria-label={texts.fewer(label)} className={stepClass} onClick={() => step(-1)}>
          <Minus className="size-5" aria-hidden="true" />
        </button>
        <div className="min-w-0 flex-1">
          <NumberField
            label={label}
            unit={item.kind === 'food' && !unit ? 'g' : undefined}
            value={typed ?? formatNumber(Math.round((amount / perUnit) * 100) / 100)}
            error={isValid ? undefined : texts.amountInvalid(formatNumber(min / perUnit), formatNumber(max / perUnit))}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit()
            }}
          />
        </div>
        <button type="button" aria-label={texts.moreOf(label)} className={stepClass} onClick={() => step(1)}>
          <Plus className="size-5" aria-hidden="true" />
        </button>
      </div>
      {item.measures.length > 0 ? <UnitField measures={item.measures} unit={unit} onChange={setUnit} /> : null}
    </>
  )
}

interface UnitFieldProps {
  readonly measures: readonly HouseholdMeasure[]
  /** Selected household measure; undefined for grams. */
  readonly unit: HouseholdMeasure | undefined
  readonly onChange: (unit: HouseholdMeasure | undefined) => void
}

/** Choice of the unit in which a food's weight is shown; the weight stays the same. */
const UnitField = ({ measures, unit, onChange }: UnitFieldProps) => (
  <Field label={texts.unit}>
    {(props) => (
      <select
        {...props}
        className={controlClass}
        value={unit?.name ?? ''}
        onChange={({ target }) => onChange(measures.find(({ name }) => name === target.value))}
      >
        <option value="">{texts.grams}</option>
        {measures.map(({ name, grams }) => (
          <option key={name} value={name}>
            {texts.measure(name, grams)}
          </option>
        ))}
      </select>
    )}
  </Field>
)
