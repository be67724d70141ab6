import { type MeasureKind, measureKinds } from '@kostbar/contracts/measures/measure-kinds'
import { Chip } from '../../ui/chip.tsx'
import { texts } from './texts.ts'
import { type ProgressRange, progressRanges } from './use-progress-search-params.ts'

interface KindFilterProps {
  readonly kind: MeasureKind
  readonly onChange: (kind: MeasureKind) => void
}

/** Choice of the kind of measure. */
export const KindFilter = ({ kind, onChange }: KindFilterProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{texts.kinds}</legend>
    {(Object.keys(measureKinds) as MeasureKind[]).map((each) => (
      <Chip key={each} label={measureKinds[each].name} selected={each === kind} onToggle={() => onChange(each)} />
    ))}
  </fieldset>
)

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
