import { mealNoteLength } from '@kostbar/contracts/protocol/limits'
import { type EatingReason, eatingReasons } from '@kostbar/contracts/protocol/options'
import { Chip } from '../../../ui/chip.tsx'
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx'
import { ScaleField } from '../../../ui/scale-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { ProtocolMealFields } from '../queue/entries.ts'
import { texts } from '../texts.ts'

interface MealDetailsProps {
  readonly content: ProtocolMealFields
  readonly onChange: (changes: Partial<ProtocolMealFields>) => void
}

/** Optional questions about a meal, collapsed unless one is answered. */
export function MealDetails({ content, onChange }: MealDetailsProps) {
  const labels = texts.meal
  const { place, hungerBefore, fullnessAfter, reason, note } = content
  const isFilled = place !== null || hungerBefore !== null || fullnessAfter !== null || reason !== null || note !== ''
  return (
    <details open={isFilled} className="group rounded-lg bg-sunk px-4 py-0.5">
      <DisclosureSummary>{labels.more}</DisclosureSummary>
      <div className="flex flex-col gap-5 py-3">
        <ScaleField
          label={labels.hunger}
          ends={labels.hungerEnds}
          max={10}
          value={hungerBefore}
          onChange={(value) => onChange({ hungerBefore: value })}
        />
        <ScaleField
          label={labels.fullness}
          ends={labels.fullnessEnds}
          max={10}
          value={fullnessAfter}
          onChange={(value) => onChange({ fullnessAfter: value })}
        />
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{labels.reason}</legend>
          <div className="flex flex-wrap gap-2">
            {Object.entries(eatingReasons).map(([value, label]) => (
              <Chip
                key={value}
                label={label}
                selected={reason === value}
                onToggle={(isOn) => onChange({ reason: isOn ? (value as EatingReason) : null })}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{labels.place}</legend>
          <div className="flex flex-wrap gap-2">
            {labels.places.map((label) => (
              <Chip
                key={label}
                label={label}
                selected={place === label}
                onToggle={(isOn) => onChange({ place: isOn ? label : null })}
              />
            ))}
          </div>
        </fieldset>
        <TextArea
          label={labels.note}
          optional
          maxLength={mealNoteLength}
          className="min-h-12!"
          value={note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </details>
  )
}
