import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { ScaleField } from '../../ui/scale-field.tsx'
import { DayNumber } from './day-number.tsx'
import type { DayValuesProps } from './day-values-props.ts'
import { DayWater } from './day-water.tsx'
import { texts } from './texts.ts'

/** Sleep, mood and energy of a day, and unless protective mode hides numbers, water, steps and weight. Each is saved at once. */
export function DayValues(props: DayValuesProps) {
  const { entry, onSave } = props
  const isHidden = useProtectiveMode()
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 @2xl:grid-cols-2">
      {isHidden ? null : <DayWater {...props} />}
      <ScaleField
        label={texts.sleep}
        ends={texts.sleepEnds}
        max={5}
        value={entry.sleepQuality}
        onChange={(sleepQuality) => onSave({ sleepQuality })}
      />
      <ScaleField
        label={texts.mood}
        ends={texts.moodEnds}
        max={5}
        value={entry.mood}
        onChange={(mood) => onSave({ mood })}
      />
      <ScaleField
        label={texts.energy}
        ends={texts.energyEnds}
        max={10}
        value={entry.energy}
        onChange={(energy) => onSave({ energy })}
      />
      {isHidden ? null : (
        <>
          <DayNumber field="steps" {...props} />
          <DayNumber field="weightKg" {...props} />
        </>
      )}
    </div>
  )
}
