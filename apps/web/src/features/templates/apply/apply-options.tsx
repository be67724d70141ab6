import type { ApplyMode } from '@kostbar/contracts/templates/apply-schemas'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { texts } from '../texts.ts'

/** Options of an application. */
export interface ApplyChoices {
  readonly mode: ApplyMode
  readonly scalePortions: boolean
  readonly release: boolean
}

interface ApplyOptionsProps {
  readonly options: ApplyChoices
  readonly onChange: (options: ApplyChoices) => void
}

export const ApplyOptions = ({ options, onChange }: ApplyOptionsProps) => (
  <section className="mt-8 flex flex-col gap-5" aria-label={texts.optionsTitle}>
    <h2 className="text-xl">{texts.optionsTitle}</h2>
    <div className="grid gap-5 lg:grid-cols-2">
      <ChoiceList
        label={texts.mode}
        value={options.mode}
        onChange={(mode) => onChange({ ...options, mode: mode as ApplyMode })}
        choices={(['REPLACE', 'FILL_EMPTY'] as const).map((value) => ({
          value,
          label: texts.modes[value],
          description: texts.modeNotes[value],
        }))}
      />
      <ChoiceList
        label={texts.releaseLabel}
        value={options.release ? 'release' : 'draft'}
        onChange={(value) => onChange({ ...options, release: value === 'release' })}
        choices={(['draft', 'release'] as const).map((value) => ({
          value,
          label: texts.releaseChoices[value],
          description: texts.releaseNotes[value],
        }))}
      />
    </div>
    <Checkbox
      label={texts.scale}
      description={texts.scaleHint}
      checked={options.scalePortions}
      onChange={({ target }) => onChange({ ...options, scalePortions: target.checked })}
    />
  </section>
)
