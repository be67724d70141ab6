import { type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { fitTexts } from './fit-texts.ts'
import type { FittedDay, ProposedChange } from './fit-week.ts'
import { FittedDayDetails } from './fitted-day-details.tsx'
import { texts } from './texts.ts'

interface FittedDaysDialogProps<Change extends ProposedChange> {
  /** Days in display order. */
  readonly fitted: readonly (FittedDay & { readonly changes: readonly Change[] })[]
  /** Id of the plan's owner; the viewer if undefined. */
  readonly userId?: string | undefined
  readonly isPending: boolean
  readonly onSubmit: (changes: readonly Change[]) => void
  readonly onClose: () => void
}

/** Dialog with the proposed portions of each day, which can be accepted by day. */
export function FittedDaysDialog<Change extends ProposedChange>({
  fitted,
  userId,
  isPending,
  onSubmit,
  onClose,
}: FittedDaysDialogProps<Change>) {
  const [declined, setDeclined] = useState<readonly Weekday[]>([])
  const changed = fitted.filter(({ changes }) => changes.length > 0)
  const accepted = changed.filter(({ day }) => !declined.includes(day)).flatMap(({ changes }) => changes)
  const result = changed.length > 0 ? texts.fitText : texts.fitNothing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (accepted.length > 0) onSubmit(accepted)
  }
  const accept = (day: Weekday, isAccepted: boolean) =>
    setDeclined(isAccepted ? declined.filter((other) => other !== day) : [...declined, day])
  return (
    <Dialog isOpen onOpenChange={onClose} pending={isPending} title={texts.fit}>
      <form method="post" noValidate onSubmit={submit}>
        <p className="measure text-ink-soft">{fitted.length > 0 ? result : fitTexts.nothingPlanned}</p>
        <FormFields isSaving={isPending}>
          <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
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
                <FittedDayDetails day={day} userId={userId} />
              </li>
            ))}
          </ul>
        </FormFields>
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
