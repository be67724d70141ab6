import { protocol as endpoints } from '@kostbar/contracts/protocol/endpoints'
import { maxReminderTimes } from '@kostbar/contracts/protocol/limits'
import type { Protocol, ProtocolReminders } from '@kostbar/contracts/protocol/schemas'
import { useRef, useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { idleClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { texts } from './texts.ts'

/** Form to choose reminder times; each change is saved immediately. */
export function Reminders({ protocol: { number, reminders } }: { readonly protocol: Protocol }) {
  const [time, setTime] = useState('19:00')
  const save = useApiMutation(endpoints.setReminders, {
    refresh: endpoints.get,
    scope: endpoints.setReminders.path,
    onError: toastProblem,
  })
  // Shown as chosen until they are stored, so that a second change builds on the first. State of the component, because the
  // mutation counts as pending later than a second click may come.
  const [chosen, setChosen] = useState<ProtocolReminders | null>(null)
  const { times, byMail } = chosen ?? reminders
  const set = (next: ProtocolReminders) => {
    setChosen(next)
    save.mutate({ body: { number, ...next } }, { onSettled: () => setChosen(null) })
  }
  const labels = texts.reminders
  const title = useRef<HTMLHeadingElement>(null)
  /** The title gets the focus of a button that is gone then. */
  const focusTitle = () => title.current?.focus({ preventScroll: true })
  const remove = (removed: string) => {
    set({ byMail, times: times.filter((other) => other !== removed) })
    focusTitle()
  }
  const isAddable = time !== '' && !times.includes(time)
  const add = () => {
    if (!isAddable) return
    set({ byMail, times: [...times, time].sort() })
    if (times.length + 1 === maxReminderTimes) focusTitle()
  }
  return (
    <Card as="section" aria-labelledby="erinnerungen" className="mt-8">
      <h2 ref={title} id="erinnerungen" tabIndex={-1} className="text-xl">
        {labels.title}
      </h2>
      <p className="mt-1 text-ink-soft">{labels.text}</p>
      <ul aria-label={labels.times} className="mt-4 flex flex-wrap gap-2">
        {times.length === 0 ? <li className="text-ink-soft">{labels.none}</li> : null}
        {times.map((one) => (
          <li key={one}>
            <Chip label={one} onRemove={() => remove(one)} />
          </li>
        ))}
      </ul>
      {times.length < maxReminderTimes ? (
        <div className="mt-4 flex flex-wrap items-end gap-x-3">
          <div className="w-36">
            <TextField label={labels.time} type="time" value={time} onChange={({ target }) => setTime(target.value)} />
          </div>
          <Button
            variant="secondary"
            className={`mb-9 min-h-12 ${idleClass}`}
            pending={save.isPending}
            // Not disabled: it would lose the focus once the time is added.
            aria-disabled={!isAddable}
            onClick={add}
          >
            {labels.addTime}
          </Button>
        </div>
      ) : null}
      <Checkbox
        label={labels.byMail}
        checked={byMail}
        onChange={({ target }) => set({ times, byMail: target.checked })}
      />
    </Card>
  )
}
