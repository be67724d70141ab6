import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import type { PlanDay, PortionChange } from '@kostbar/contracts/nutritionplan/schemas'
import { type FormEvent, useMemo, useState } from 'react'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type FittedDay, fitWeek } from './fit-week.ts'
import { FittedDayDetails } from './fitted-day-details.tsx'
import { texts } from './texts.ts'

interface FitDialogProps {
  /** In display order. */
  readonly days: readonly PlanDay[]
  readonly isPending: boolean
  readonly onSubmit: (changes: readonly PortionChange[]) => void
  readonly onClose: () => void
}

/** Proposes portions that come closer to the targets: what would change on each day, to be accepted by day. */
export function FitDialog({ days, isPending, onSubmit, onClose }: FitDialogProps) {
  const user = useUser()
  const fitted = useMemo(() => (user ? fitWeek(days, user) : []), [days, user])
  const [declined, setDeclined] = useState<readonly Weekday[]>([])
  const changed = fitted.filter(({ changes }) => changes.length > 0)
  const accepted = changed.filter(({ day }) => !declined.includes(day)).flatMap(({ changes }) => changes)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (accepted.length > 0) onSubmit(accepted)
  }
  const accept = (day: Weekday, isAccepted: boolean) =>
    setDeclined(isAccepted ? declined.filter((other) => other !== day) : [...declined, day])
  return (
    <Dialog isOpen onOpenChange={() => isPending || onClose()} title={texts.fit}>
      <form method="post" noValidate onSubmit={submit}>
        <p className="measure text-ink-soft">{changed.length > 0 ? texts.fitText : texts.fitNothing}</p>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {fitted.map((day) => (
            <li key={day.day} className="py-3">
              {day.changes.length > 0 ? (
                <Checkbox
                  label={<DayLabel day={day} />}
                  checked={!declined.includes(day.day)}
                  onChange={(event) => accept(day.day, event.target.checked)}
                />
              ) : (
                <p className="py-2 pl-9">
                  <DayLabel day={day} />
                </p>
              )}
              <FittedDayDetails day={day} />
            </li>
          ))}
        </ul>
        {changed.length > 0 ? (
          <Button type="submit" wide pending={isPending} disabled={accepted.length === 0} className="mt-6">
            {texts.fitGo(accepted.length)}
          </Button>
        ) : (
          <Button variant="secondary" wide onClick={onClose} className="mt-6">
            {texts.close}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

function DayLabel({ day: { day, changes, limits } }: { day: FittedDay }) {
  return (
    <>
      <strong className="font-semibold">{weekdayNames[day]}</strong>
      {changes.length === 0 ? (
        <span className="text-ink-soft">, {limits.length === 0 ? texts.fitReached : texts.fitClosest}</span>
      ) : null}
    </>
  )
}
