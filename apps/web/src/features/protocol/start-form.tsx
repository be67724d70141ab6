import { addDays, nextMonday } from '@kostbar/contracts/calendar'
import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { maxDaysAhead } from '@kostbar/contracts/protocol/limits'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { formatWeekday } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import { useProtocolToday } from './use-protocol-today.ts'

interface StartFormProps {
  /** First day of the protocol that is moved; undefined to start a new one. */
  readonly startsOn?: string
  readonly onStarted?: () => void
}

/** Form to choose the first day of a protocol. */
export function StartForm({ startsOn, onStarted }: StartFormProps) {
  const today = useProtocolToday()
  /** Undefined until a day is chosen. */
  const [chosen, setDay] = useState(startsOn && startsOn >= today ? startsOn : undefined)
  const day = chosen ?? today
  const start = useApiMutation(protocol.start, {
    refresh: [protocol.get, dayLog.get],
    onSuccess: () => onStarted?.(),
    onError: (problem) => toast.error(Object.values(problem.fields)[0] ?? problem.msg),
  })
  const [tomorrow, monday] = [addDays(today, 1), nextMonday(today)]
  const choices = [
    [texts.start.today, today],
    [texts.start.tomorrow, tomorrow],
    // On Sundays tomorrow is Monday.
    ...(monday === tomorrow ? [] : [[texts.start.monday, monday] as const]),
  ] as const
  const { start: labels } = texts
  return (
    <Card as="section" aria-labelledby="beginn">
      <h2 id="beginn" className="text-xl">
        {labels.title}
      </h2>
      <div className="mt-4 flex flex-wrap gap-2">
        {choices.map(([label, choice]) => (
          <Chip key={label} label={label} selected={day === choice} onToggle={() => setDay(choice)} />
        ))}
      </div>
      <div className="mt-4 max-w-xs">
        <TextField
          label={labels.day}
          type="date"
          min={today}
          max={addDays(today, maxDaysAhead)}
          value={day}
          description={day ? formatWeekday(day) : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <Button
        size="lg"
        pending={start.isPending}
        disabled={!day}
        onClick={() => start.mutate({ body: { startsOn: day } })}
      >
        {startsOn ? labels.move : labels.submit}
      </Button>
    </Card>
  )
}
