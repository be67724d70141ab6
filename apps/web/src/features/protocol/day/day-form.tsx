import type { ProtocolDay, ProtocolDayChanges } from '@kostbar/contracts/protocol/schemas'
import { WaterField } from '../../../domain/days/water-field.tsx'
import { useUser } from '../../../lib/session.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ScaleField } from '../../../ui/scale-field.tsx'
import type { EntryQueue } from '../queue/entry-queue.ts'
import { texts } from '../texts.ts'
import { DayNumber } from './day-number.tsx'
import { DayText } from './day-text.tsx'

interface DayFormProps {
  readonly day: ProtocolDay
  readonly queue: EntryQueue
  readonly isWritable: boolean
}

/** Form with the questions about a protocol day; each answer is saved immediately. */
export function DayForm({ day, queue, isWritable }: DayFormProps) {
  const hidesWeight = useUser()?.protectiveMode ?? false
  const save = (changes: ProtocolDayChanges) => queue.saveDay(day.day, changes)
  const isReadOnly = !isWritable
  const labels = texts.day
  return (
    <section aria-labelledby="tag-titel" className="mt-8">
      <h2 id="tag-titel" className="text-xl">
        {labels.title}
      </h2>
      <Card className="mt-3 flex flex-col gap-6">
        <ScaleField
          label={labels.sleep}
          ends={labels.sleepEnds}
          max={5}
          value={day.sleepQuality}
          isReadOnly={isReadOnly}
          onChange={(sleepQuality) => save({ sleepQuality })}
        />
        <WaterField waterMl={day.waterMl} isReadOnly={isReadOnly} onChange={(waterMl) => save({ waterMl })} />
        <ScaleField
          label={labels.mood}
          ends={labels.moodEnds}
          max={5}
          value={day.mood}
          isReadOnly={isReadOnly}
          onChange={(mood) => save({ mood })}
        />
        <ScaleField
          label={labels.energy}
          ends={labels.energyEnds}
          max={10}
          value={day.energy}
          isReadOnly={isReadOnly}
          onChange={(energy) => save({ energy })}
        />
        <ScaleField
          label={labels.stress}
          ends={labels.stressEnds}
          max={10}
          value={day.stress}
          isReadOnly={isReadOnly}
          onChange={(stress) => save({ stress })}
        />
        <div className="grid gap-x-4 sm:grid-cols-3">
          <DayNumber field="sleepHours" unit="Std." day={day} isReadOnly={isReadOnly} onSave={save} />
          <DayNumber field="steps" day={day} isReadOnly={isReadOnly} onSave={save} />
          {hidesWeight ? null : (
            <DayNumber field="weightKg" unit="kg" day={day} isReadOnly={isReadOnly} onSave={save} />
          )}
        </div>
        {(['movement', 'complaints', 'special', 'note'] as const).map((field) => (
          <DayText key={field} field={field} day={day} isReadOnly={isReadOnly} queue={queue} />
        ))}
        <Checkbox
          label={labels.complete}
          description={isReadOnly ? undefined : labels.completeHint}
          checked={day.complete}
          disabled={isReadOnly}
          onChange={({ target }) => save({ complete: target.checked })}
        />
      </Card>
    </section>
  )
}
