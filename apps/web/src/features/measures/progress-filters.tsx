import { type MeasureKind, measureKinds } from '@kostbar/contracts/measures/measure-kinds'
import { useLayoutEffect, useRef } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { texts } from './texts.ts'
import { type ProgressRange, progressRanges } from './use-progress-search-params.ts'

interface KindFilterProps {
  readonly kind: MeasureKind
  readonly onChange: (kind: MeasureKind) => void
}

/** Whether the instance of `KindFilter` that was unmounted last had the focus. */
let hadFocus = false

/**
 * Choice of the kind of measure. Choosing one mounts another instance, first in the skeleton, then in the loaded card; the
 * focus moves along to the chosen kind.
 */
export function KindFilter({ kind, onChange }: KindFilterProps) {
  const choice = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    const fieldset = choice.current
    if (hadFocus) fieldset?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true })
    return () => {
      hadFocus = fieldset?.contains(document.activeElement) ?? false
      // Only for what replaces it in the same moment.
      queueMicrotask(() => {
        hadFocus = false
      })
    }
  }, [])
  return (
    <fieldset ref={choice} className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.kinds}</legend>
      {(Object.keys(measureKinds) as MeasureKind[]).map((each) => (
        <Chip key={each} label={measureKinds[each].name} selected={each === kind} onToggle={() => onChange(each)} />
      ))}
    </fieldset>
  )
}

interface RangeFilterProps {
  readonly range: ProgressRange
  readonly onChange: (range: ProgressRange) => void
}

/** Choice of the chart's period. */
export const RangeFilter = ({ range, onChange }: RangeFilterProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{texts.ranges}</legend>
    {progressRanges.map((each) => (
      <Chip key={each} label={texts.range[each]} selected={each === range} onToggle={() => onChange(each)} />
    ))}
  </fieldset>
)
